import type { Format } from './format.ts'
import { github } from './github.ts'
import { json } from './json.ts'
import { pretty } from './pretty.ts'
import { sarif } from './sarif.ts'

/** Formats by the name that `--format` takes. */
export const formats = { pretty, json, sarif, github } as const satisfies Record<string, Format>
