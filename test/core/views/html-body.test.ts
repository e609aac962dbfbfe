import { describe, expect, it } from 'vitest'
import { html } from '../../../src/core/views/markup.ts'

describe('a template', () => {
  it('escapes what is put into it', () => {
    expect(html`<p title="${'"\'&'}">${'<b>'}</p>`.markup).toBe('<p title="&quot;&#39;&amp;">&lt;b&gt;</p>')
  })

  it('takes markup and lists of it as they are', () => {
    expect(html`<ul>${[1, 2].map((one) => html`<li>${one}</li>`)}</ul>`.markup).toBe('<ul><li>1</li><li>2</li></ul>')
  })

  it('shows invisible characters', () => expect(html`${'a\u0000b\u202e'}`.markup).toBe('a\\u0000b\\u202e'))
})
