import { pointerTo, type Source } from '#source'
import { type NotedPart, notedParts } from '../api/notes.ts'
import { notesFile } from '../model/notes.ts'
import { Impossible, type Job, set } from './job.ts'

/** Writes a note on a page, state or field in place of the last one; an empty note takes it away. */
export function writeNote(
  source: Source,
  { about, id, text }: { readonly about: NotedPart; readonly id: string; readonly text: string },
): Job {
  if (!notedParts.includes(about)) throw new Impossible(`There are no notes on ${about}.`)
  const note = text.trim()
  if (source.files.has(notesFile)) {
    const title = note === '' ? `Take the note on ${id} away` : `Note on ${id}`
    return { title, changes: [set(source, notesFile, pointerTo(about, id), note === '' ? undefined : note)] }
  }
  if (note === '') return { title: `Note on ${id}`, changes: [] }
  const after = { $schema: '../schemas/dsl/notes.schema.json', [about]: { [id]: note } }
  return { title: `Note on ${id}`, changes: [{ file: notesFile, pointer: '', after }] }
}
