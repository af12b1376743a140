import { asText, childObject, type Source } from '#source'
import { type NotedPart, type Notes, notedParts } from '../api/notes.ts'
import { flowFile } from './flow-file.ts'

export const notesFile = 'flows/notes.json'

export const notesOf = (source: Source): Notes =>
  Object.fromEntries(notedParts.map((part) => [part, notesOn(source, part)])) as Notes

const notesOn = (source: Source, part: NotedPart): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(childObject(flowFile(source, 'notes'), part)).map(([id, note]) => [id, asText(note)]),
  )
