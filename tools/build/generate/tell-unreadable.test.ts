import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readJsonObject } from '../../../source/json/read-json-folder.ts'
import { tellUnreadable } from './tell-unreadable.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'generate-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function toldOf(text: string | undefined): string {
  const file = path.join(root, 'limits.json')
  if (text !== undefined) writeFileSync(file, text)
  try {
    readJsonObject(file)
  } catch (error) {
    return tellUnreadable(root, error)
  }
  throw new Error('It was read.')
}

describe('a file that generating cannot read', () => {
  it.each([
    [
      'a byte order mark',
      '\uFEFF{}',
      /1:1 error This file begins with a byte order mark[\s\S]*hint `npx journey format`/,
    ],
    [
      'a conflict',
      '{\n<<<<<<< HEAD\n"a": 1\n=======\n"a": 2\n>>>>>>> b\n}',
      /2:1 error .*unresolved merge: lines 2 to 6[\s\S]*hint Keep/,
    ],
    ['a comma too many', '{ "a": 1, }', /1:\d+ error/],
    ['a list', '[]', /must hold a JSON object/],
    [
      'nothing',
      undefined,
      /error There is no such file[\s\S]*hint Bring it back: git checkout -- limits.json/,
    ],
  ])('with %s is named with its place and the way out, without a stack', (_, text, said) => {
    const told = toldOf(text)
    expect(told).toMatch(said)
    expect(told.startsWith('limits.json\n')).toBe(true)
    expect(told).not.toMatch(/\n {2,}at /)
  })

  it('is nothing else: a defect of the program keeps its stack', () => {
    const defect = new Error('defect')
    expect(() => tellUnreadable(root, defect)).toThrow(defect)
  })
})
