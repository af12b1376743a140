import path from 'node:path'
import { withNearest, withValueAt } from '#engine'
import {
  asJsonObject,
  asStrings,
  asText,
  type Json,
  type JsonObject,
  jsonFiles,
  loadProject,
  mergePatch,
  type Project,
  parseJsonFile,
  readCheckedFile,
  readText,
  repository,
  SourceError,
  valueAt,
} from '#source'

/** Path through an application: its applicant, and the states and pages that it must pass. */
export interface Road {
  readonly name: string
  readonly title: string
  /** Input of the applicant that leads to this road, in words. */
  readonly input: string
  /** Lender whose applicant goes it. Undefined if any lender's could; it is then driven at the default one. */
  readonly tenant: string | undefined
  /** Sample applicant of the project, with the changes of the road. */
  readonly applicant: JsonObject
  /** Facts with which the road's applicant begins, as a part of the context. */
  readonly who: JsonObject
  readonly states: readonly string[]
  readonly end: string
  readonly endPage: string | undefined
  /** Server state at which each page is opened, by page. */
  readonly pages: Readonly<Record<string, string>>
  /** Step before which, or server state at which, each page of the additional signer is opened, by page. */
  readonly signerPages: Readonly<Record<string, string>>
}

type Roads = NonNullable<Project['roads']>

/** Names of all roads of a folder that holds flows/, sorted; none if its project has no roads. */
export function roadNames(dir: string = repository): readonly string[] {
  const { roads } = loadProject(dir)
  if (roads === undefined) return []
  return jsonFiles(path.join(dir, roads.folder)).map((file) => file.slice(0, -'.json'.length))
}

/** Loads a road of a folder. Throws SourceError if there is none of this name, or if its file does not match the schema. */
export function loadRoad(name: string, dir: string = repository): Road {
  const { roads } = loadProject(dir)
  const names = roadNames(dir)
  if (roads === undefined || !names.includes(name))
    throw new SourceError('SOURCE_UNREADABLE', withNearest(`There is no road "${name}".`, name, names))
  const source = asJsonObject(readCheckedFile(`${roads.folder}/${name}.json`, 'road', dir).value)
  const applicant = asJsonObject(mergePatch(readSample(roads, dir), source.applicant ?? {}))
  return {
    name,
    title: asText(source.title),
    input: asText(source.input),
    tenant: typeof source.tenant === 'string' ? source.tenant : undefined,
    applicant,
    who: whoOf(roads, applicant),
    states: asStrings(source.states),
    end: asText(source.end),
    endPage: typeof source.endPage === 'string' ? source.endPage : undefined,
    pages: texts(source.pages),
    signerPages: texts(source.signerPages),
  }
}

const texts = (value: Json | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(asJsonObject(value)).map(([key, text]) => [key, asText(text)]))

/** Sample applicant, whom each road changes. */
function readSample({ applicant: name }: Roads, dir: string): JsonObject {
  const file = parseJsonFile(name, readText(path.join(dir, name)))
  if (file.findings.length === 0) return asJsonObject(file.value)
  throw new SourceError('SOURCE_UNREADABLE', 'The sample applicant of the roads has faults.', file.findings)
}

const whoOf = ({ begins }: Roads, applicant: JsonObject): JsonObject =>
  Object.entries(begins).reduce<JsonObject>((who, [field, from]) => {
    const value = valueAt(applicant, from.split('.'))
    return value === undefined ? who : asJsonObject(withValueAt(who, field.split('.'), value) as Json)
  }, {})
