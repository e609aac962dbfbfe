import { describe, expect, it } from 'vitest'
import { html } from '../../../src/core/views/markup.ts'

describe('an HTML template', () => {
  it('escapes each value', () => {
    expect(html`<p title="${'"\'&'}">${'<b>'}</p>`.markup).toBe('<p title="&quot;&#39;&amp;">&lt;b&gt;</p>')
  })

  it('shows invisible characters as escapes', () => expect(html`${'a\u0000b\u202e'}`.markup).toBe('a\\u0000b\\u202e'))
})
