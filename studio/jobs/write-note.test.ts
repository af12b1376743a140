import { describe, expect, it } from 'vitest'
import { type JsonObject, resolveTenant, type Source } from '#source'
import { patchedSource } from '../../tests/support/lenders/patched-source.ts'
import { unknownReference } from '../../tools/lint/rules/unknown-reference.ts'
import { runLint } from '../../tools/lint/run-lint.ts'
import { search } from '../model/search.ts'
import { writeNote } from './write-note.ts'

const file = 'flows/notes.json'
const $schema = '../schemas/dsl/notes.schema.json'
const noted = (notes: JsonObject): Source => patchedSource({ [file]: { $schema, ...notes } })
const text = 'Counsel asked for this wording in May.'
const note = (source: Source, said: string) =>
  writeNote(source, { about: 'pages', id: 'start/hmda', text: said }).changes

describe('a note', () => {
  it('is written beside the last one, in the file of notes, which the first one begins', () => {
    expect(note(patchedSource({}), ` ${text}\n`)).toEqual([
      { file, pointer: '', after: { $schema, pages: { 'start/hmda': text } } },
    ])
    const source = noted({ pages: { 'start/hmda': text } })
    expect(note(source, 'Ask again.')).toEqual([
      { file, pointer: '/pages/start~1hmda', before: text, after: 'Ask again.' },
    ])
    expect(note(source, ' ')).toEqual([{ file, pointer: '/pages/start~1hmda', before: text }])
  })

  it('is found by its words, with the page that it is about', () => {
    const source = noted({
      pages: { 'start/hmda': text },
      serverStates: { HMDA: 'A second thought.' },
      fields: { 'start/contact#email': 'Longer, some say?' },
    })
    expect(search(source, 'counsel asked')[0]).toMatchObject({ kind: 'notes', text, page: 'start/hmda' })
    expect(search(source, 'second thought')[0]).toMatchObject({ title: 'HMDA', page: 'start/hmda' })
    expect(search(source, 'some say')[0]).toMatchObject({
      title: 'start/contact#email',
      page: 'start/contact',
    })
  })

  it('is a fault where there is nothing that it is about', () => {
    const wrong = noted({
      pages: { 'start/hmdaa': text },
      serverStates: { NOWHERE: text },
      clientStates: { nowhere: text },
      fields: { 'start/contact#mail': text },
    })
    const found = (source: Source) =>
      runLint(source, { selected: [unknownReference], today: '' }).findings.map(({ message }) => message)
    expect(found(wrong)).toEqual([
      'There is no page "start/hmdaa".',
      'There is no server state "NOWHERE".',
      'There is no state of the browser "nowhere".',
      'There is no field of a form "start/contact#mail".',
    ])
    expect(
      found(noted({ clientStates: { profile: text }, fields: { 'start/contact#email': text } })),
    ).toEqual([])
  })

  it('is no part of what a lender serves or publishes', () => {
    const [without, withNotes] = [{}, { pages: { 'start/hmda': text } }].map((notes) =>
      resolveTenant(noted(notes), 'hearthline'),
    )
    expect(withNotes?.effective?.hash).toBe(without?.effective?.hash)
    expect(JSON.stringify(withNotes?.value)).not.toContain(text)
    expect(JSON.stringify(withNotes?.effective?.source)).not.toContain(text)
  })
})
