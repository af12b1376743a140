import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadProject, repository } from '#source'
import { type Draft, openDraft } from './draft.ts'

const file = 'flows/copy/en-US/complete.json'
const pointer = '/messages/complete.title'

describe('draft', () => {
  let dir: string
  let draft: Draft
  const text = (name = file) => readFileSync(path.join(dir, name), 'utf8')
  const open = () => openDraft(dir, () => loadProject(dir))
  const title = () => JSON.parse(text()).messages['complete.title']
  const reword = (after: string) => draft.edit('Reword', [{ file, pointer, before: title(), after }])

  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'draft-'))
    for (const part of ['flows', 'tenants', 'schemas', 'journey.config.json'])
      cpSync(path.join(repository, part), path.join(dir, part), { recursive: true })
    draft = open()
  })
  afterEach(() => rmSync(dir, { recursive: true }))

  it('changes one line of one file and takes it back to the letter', () => {
    const old = text()
    expect(reword('Done')).toEqual([])
    const changed = text()
      .split('\n')
      .filter((line, index) => line !== old.split('\n')[index])
    expect(changed).toEqual(['    "complete.title": "Done",'])
    draft.undo()
    expect(text()).toBe(old)
    draft.redo()
    expect(title()).toBe('Done')
  })

  it('puts back what it took away, at its place', () => {
    const old = text()
    draft.edit('Remove', [{ file, pointer, before: title() }])
    expect(text()).not.toContain('complete.title"')
    draft.undo()
    expect(text()).toBe(old)
  })

  it('writes nothing over what somebody else wrote, and says what stands there', () => {
    const shown = title()
    writeFileSync(path.join(dir, file), text().replace(shown, 'By hand'))
    expect(draft.edit('Reword', [{ file, pointer, before: shown, after: 'Done' }])).toMatchObject([
      { file, pointer, now: 'By hand' },
    ])
    expect(title()).toBe('By hand')
  })

  it('writes none of several changes if one cannot be made', () => {
    const other = 'flows/copy/en-US/dashboard.json'
    const old = [text(), text(other)]
    const changes = [
      { file, pointer, before: title(), after: 'Done' },
      { file: other, pointer: '/messages/dashboard.title', before: 'Nobody wrote this', after: 'Home' },
    ]
    expect(draft.edit('Both', changes)).toHaveLength(1)
    expect([text(), text(other)]).toEqual(old)
  })

  it('goes back to a point and forward again', () => {
    for (const word of ['One', 'Two', 'Three']) reword(word)
    const first = draft.standing().done[0]?.id
    draft.undo(first)
    expect(title()).toBe('One')
    draft.redo()
    expect(title()).toBe('Three')
    expect(draft.history()).toHaveLength(5)
  })

  it('survives being killed after an edit was written down and before its files were saved', () => {
    const edit = {
      id: 1,
      at: '2026-11-27T15:00:00Z',
      title: 'Reword',
      changes: [{ file, pointer, before: title(), after: 'Done' }],
    }
    reword('Before')
    draft.undo()
    appendFileSync(path.join(dir, '.journey/draft.ndjson'), `${JSON.stringify({ ...edit, id: 3 })}\n`)
    draft = open()
    expect(title()).toBe('Done')
    draft.undo()
    expect(title()).toBe(edit.changes[0]?.before)
  })

  it('does not repeat an edit that somebody took back in an editor', () => {
    const old = text()
    reword('Done')
    writeFileSync(path.join(dir, file), old)
    open()
    expect(text()).toBe(old)
  })

  it.each(['../outside.json', 'package.json', 'flows/../../x.json', '/etc/passwd', 'flows/forms/link.json'])(
    'writes nothing to %s',
    (outside) => {
      symlinkSync('/etc', path.join(dir, 'flows/linked'))
      rmSync(path.join(dir, 'flows/forms'), { recursive: true })
      symlinkSync('/etc', path.join(dir, 'flows/forms'))
      expect(draft.edit('Out', [{ file: outside, pointer: '', after: {} }])).toHaveLength(1)
    },
  )

  it('begins a file, in the order of its schema', () => {
    const form = { fields: {}, order: [], schema: { type: 'object' } }
    expect(
      draft.edit('New form', [{ file: 'flows/forms/start/pet.json', pointer: '', after: form }]),
    ).toEqual([])
    expect(text('flows/forms/start/pet.json')).toBe(
      '{\n  "schema": {\n    "type": "object"\n  },\n  "order": [],\n  "fields": {}\n}\n',
    )
    draft.undo()
    expect(() => text('flows/forms/start/pet.json')).toThrow('ENOENT')
  })
})
