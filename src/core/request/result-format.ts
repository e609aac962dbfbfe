/** Views of a result for other programs, which are written where they are asked for, and the files that they are. */
export const FORMAT_FILES = { sarif: 'qpsgate.sarif', junit: 'junit.xml', openmetrics: 'metrics.txt' } as const

export type ResultFormat = keyof typeof FORMAT_FILES

export const RESULT_FORMATS = Object.keys(FORMAT_FILES) as readonly ResultFormat[]
