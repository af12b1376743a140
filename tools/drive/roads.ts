import { readFileSync } from 'node:fs'
import path from 'node:path'
import { withNearest } from '#engine'
import {
  asJsonObject,
  asStrings,
  type Json,
  type JsonObject,
  jsonFiles,
  mergePatch,
  parseJsonFile,
  readJsonObject,
  repository,
  schemaErrors,
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

const folder = path.join(repository, 'tools/drive/roads')

/** Names of all roads, sorted. */
export const roadNames = (): readonly string[] =>
  jsonFiles(folder).map((file) => file.slice(0, -'.json'.length))

/** Loads a road. Throws DriveStopped if there is none of this name, or if its file does not match the schema. */
export function loadRoad(name: string): Road {
  const names = roadNames()
  if (!names.includes(name))
    throw new DriveStopped(
      `${withNearest(`There is no road "${name}".`, name, names)} \`journey drive --list\` names them.`,
    )
  const source = readRoad(name)
  const applicant = asJsonObject(
    mergePatch(readJsonObject(path.join(folder, '../applicant.json')), source.applicant ?? {}),
  )
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

function readRoad(name: string): JsonObject {
  const file = parseJsonFile(
    `tools/drive/roads/${name}.json`,
    readFileSync(path.join(folder, `${name}.json`), 'utf8'),
  )
  const [fault] = schemaErrors('road', file.value)
  if (fault === undefined) return asJsonObject(file.value)
  const { line, column } = file.locate(fault.pointer, fault.what)
  throw new DriveStopped(`${file.path}:${line}:${column} ${fault.message}`)
}
