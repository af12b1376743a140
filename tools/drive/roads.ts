import path from 'node:path'
import { withNearest } from '#engine'
import {
  asJsonObject,
  asStrings,
  type Json,
  type JsonFile,
  type JsonObject,
  jsonFiles,
  mergePatch,
  ownSchemas,
  parseJsonFile,
  readText,
  repository,
} from '#source'
import { DriveStopped } from './drive-stopped.ts'

/** Path through an application: its applicant, and the states and pages that it must pass. */
export interface Road {
  readonly name: string
  readonly title: string
  /** Input of the applicant that leads to this road, in words. */
  readonly input: string
  /** Lender whose applicant goes it. Undefined if any lender's could; it is then driven at the default one. */
  readonly tenant: string | undefined
  /** Applicant: `tools/drive/applicant.json` with the changes of the road. */
  readonly applicant: JsonObject
  readonly states: readonly string[]
  readonly end: string
  readonly endPage: string | undefined
  /** Server state at which each page is opened, by page. */
  readonly pages: Readonly<Record<string, string>>
  /** Step before which, or server state at which, each page of the additional signer is opened, by page. */
  readonly signerPages: Readonly<Record<string, string>>
}

/** Folder of the roads, below the folder that holds flows/. */
export const roadsFolder = 'tools/drive/roads'

/** Names of all roads of a folder, sorted. */
export const roadNames = (dir: string = repository): readonly string[] =>
  jsonFiles(path.join(dir, roadsFolder)).map((file) => file.slice(0, -'.json'.length))

/**
 * Loads a road of a folder. Throws DriveStopped if there is none of this name, or if its file does not match the
 * schema.
 */
export function loadRoad(name: string, dir: string = repository): Road {
  const names = roadNames(dir)
  if (!names.includes(name))
    throw new DriveStopped(
      `${withNearest(`There is no road "${name}".`, name, names)} \`journey drive --list\` names them.`,
    )
  const source = readRoad(name, dir)
  const applicant = asJsonObject(mergePatch(readSample(dir), source.applicant ?? {}))
  return {
    name,
    title: String(source.title),
    input: String(source.input),
    tenant: typeof source.tenant === 'string' ? source.tenant : undefined,
    applicant,
    states: asStrings(source.states),
    end: String(source.end),
    endPage: typeof source.endPage === 'string' ? source.endPage : undefined,
    pages: texts(source.pages),
    signerPages: texts(source.signerPages),
  }
}

const texts = (value: Json | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(asJsonObject(value)).map(([key, text]) => [key, String(text)]))

function readRoad(name: string, dir: string): JsonObject {
  const file = readFile(`${roadsFolder}/${name}.json`, dir)
  const [fault] = ownSchemas().errors('road', file.value)
  if (fault === undefined) return asJsonObject(file.value)
  const { line, column } = file.locate(fault.pointer, fault.what)
  throw new DriveStopped(`${file.path}:${line}:${column} ${fault.message}`)
}

/** Sample applicant, whom each road changes. */
const readSample = (dir: string): JsonObject =>
  asJsonObject(readFile('tools/drive/applicant.json', dir).value)

function readFile(name: string, dir: string): JsonFile {
  const file = parseJsonFile(name, readText(path.join(dir, name)))
  const [broken] = file.findings
  if (broken === undefined) return file
  throw new DriveStopped(`${name}:${broken.line}:${broken.column} ${broken.message}`)
}
