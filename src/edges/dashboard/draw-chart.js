// Draws a specification. The only importer of vega in the dashboard.
import { parse, View } from 'vega'
import { expressionInterpreter } from 'vega-interpreter'
import { compile } from 'vega-lite'
import { POINTED_AT } from '../../core/views/dashboard/dashboard-chart.ts'

/** More marks than this would make an SVG picture slow. */
const MOST_ELEMENTS = 3000
const views = new Map()

/**
 * Expressions are interpreted: the page's policy forbids code generated at run time.
 *
 * @param field of the values, drawn as their height
 * @param pointed called with an event and the key of the mark under the pointer, else null
 * @param clicked called with an event and the key of the clicked mark
 */
export async function drawChart(place, spec, field, { pointed, clicked }) {
  const { values } = spec.data
  const view = new View(parse(compile(spec).spec, null, { ast: true }), {
    expr: expressionInterpreter,
    renderer: values.length > MOST_ELEMENTS ? 'canvas' : 'svg',
    // Our own hint replaces the tooltip; the finder below looks for its mark.
    tooltip: () => {},
  })
  eraseChart(place)
  views.set(place, view)
  await view.initialize(place).runAsync()
  // Too many marks to listen to: the label of the figure describes it, and the table has the numbers.
  for (const child of place.children) child.ariaHidden = 'true'
  const find = finder(view, place, values, field)
  let last
  const point = (event, { key, value }) => {
    pointed(event, key ?? null)
    if (key === last) return
    last = key
    view.data(POINTED_AT, value === undefined ? [] : [value]).runAsync()
  }
  view.addEventListener('pointermove', (event, item) => point(event, find(event, item)))
  place.onpointerleave = (event) => point(event, {})
  view.addEventListener('click', (event, item) => {
    const { key } = find(event, item)
    if (key !== undefined) clicked(event, key)
  })
}

export function eraseChart(place) {
  views.get(place)?.finalize()
  views.delete(place)
  place.onpointerleave = null
  place.replaceChildren()
}

/** The mark with a key under the pointer, else the nearest value: points are small, and there are many. */
function finder(view, place, values, field) {
  const [toX, toY] = [view.scale('x'), view.scale('y')]
  const points = values.map((value) => {
    const time = Date.parse(value.time)
    return { value: { ...value, time }, x: toX(time), y: toY(value[field]) }
  })
  return ({ clientX, clientY }, item) => {
    if (item?.datum?.key !== undefined && !(field in item.datum)) return { key: item.datum.key }
    const { left, top } = place.getBoundingClientRect()
    const [originX, originY] = view.origin()
    const { left: paddingLeft, top: paddingTop } = view.padding()
    const [x, y] = [clientX - left - originX - paddingLeft, clientY - top - originY - paddingTop]
    let nearest
    let least = Number.POSITIVE_INFINITY
    for (const point of points) {
      const distance = (point.x - x) ** 2 + (point.y - y) ** 2
      if (distance < least) [nearest, least] = [point, distance]
    }
    return { key: nearest?.value.key, value: nearest?.value }
  }
}
