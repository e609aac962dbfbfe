/** Lists cut into pages that link to each other. */

const LARGEST_PAGE = 100
const USUAL_PAGE = 30

export interface Page {
  readonly page: readonly unknown[]
  readonly headers: Readonly<Record<string, string>>
}

/** The page of a list that the query asks for; `address` is the list's, without a query. */
export function pageOf(list: readonly unknown[], address: string, query: URLSearchParams): Page {
  const size = Math.min(wholeNumber(query.get('per_page'), USUAL_PAGE), LARGEST_PAGE)
  const number = wholeNumber(query.get('page'), 1)
  const last = Math.max(1, Math.ceil(list.length / size))
  const link = linkHeader(address, query, number, last)
  return { page: list.slice((number - 1) * size, number * size), headers: link === '' ? {} : { link } }
}

/** The `Link` header of RFC 8288; empty if everything is on one page. */
function linkHeader(address: string, query: URLSearchParams, page: number, last: number): string {
  const targets = {
    ...(page > 1 && { prev: page - 1 }),
    ...(page < last && { next: page + 1, last }),
    ...(page > 1 && { first: 1 }),
  }
  const links = Object.entries(targets).map(([relation, number]) => {
    const other = new URLSearchParams(query)
    other.set('page', String(number))
    return `<${address}?${other}>; rel="${relation}"`
  })
  return links.join(', ')
}

function wholeNumber(text: string | null, otherwise: number): number {
  return text !== null && /^[1-9]\d*$/.test(text) ? Number(text) : otherwise
}
