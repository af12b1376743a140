import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { repository } from '#source'

/** Content of docs/security/controls.json, as its schema has it. */
export interface Controls {
  readonly threats: readonly {
    readonly threat: string
    readonly controls: readonly Control[]
  }[]
  readonly unmet: readonly Unmet[]
  readonly operator: readonly Said[]
  readonly unproven: readonly Said[]
  readonly inapplicable: readonly Said[]
}

interface Concerning {
  /** Requirements of OWASP ASVS. */
  readonly asvs?: readonly string[]
  /** Sections of NIST SP 800-63B-4. */
  readonly nist?: readonly string[]
}

export interface Control extends Concerning {
  readonly control: string
  /** Titles of tests by their file. */
  readonly tests: Readonly<Record<string, readonly string[]>>
}

export interface Unmet extends Concerning {
  readonly what: string
  readonly instead: string
  /** Text that stands in a file for as long as it is missing. */
  readonly seen?: { readonly file: string; readonly text: string }
}

export interface Said extends Concerning {
  readonly what: string
}

const folder = path.join(repository, 'docs/security')
const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'))

/** Reads the controls. Throws if they are not as their schema says. */
export function loadControls(): Controls {
  const value = read('controls.json')
  const ajv = new Ajv2020({ allErrors: true })
  if (!ajv.validate<Controls>(read('controls.schema.json'), value))
    throw new Error(ajv.errorsText(ajv.errors))
  return value
}

/** Returns every requirement of levels 1 and 2 of ASVS. */
export const allRequirements = (): readonly string[] => read('controls.schema.json').$defs.Requirement.enum
