import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleTree, type Tree } from '../lint/testing/sample-tree.ts'
import { runJourney } from './testing/run-journey.ts'

const begun = JSON.stringify({ profile: {}, heloc: {} })

describe('journey resolve', () => {
  it('prints the page of a server state, and why', () => {
    const { exitCode, stdout } = runJourney(['resolve', '--state', 'NOTE_SIGNING'])
    expect(exitCode).toBe(0)
    expect(JSON.parse(stdout)).toEqual({
      page: 'signing/intro',
      by: 'server-state',
      pass: {},
      why: { state: 'NOTE_SIGNING', rule: 'NOTE_SIGNING', index: 0 },
    })
  })

  it('lets --state stand over the state of the context', () => {
    const context = JSON.stringify({ profile: {}, heloc: {}, status: { checklistStatus: 'HMDA' } })
    const { stdout } = runJourney(['resolve', '--state', 'LIEN_VERIFICATION', '--context', '-'], context)
    expect(JSON.parse(stdout).page).toBe('liens')
  })

  it('refuses an unknown server state with the nearest known one', () => {
    const { exitCode, stderr } = runJourney(['resolve', '--state', 'NOTE_SIGNNG'])
    expect([exitCode, stderr]).toEqual([
      1,
      'There is no server state "NOTE_SIGNNG"; the nearest known is "NOTE_SIGNING".\n',
    ])
  })

  it('refuses an unknown tenant with the nearest known one', () => {
    const { exitCode, stderr } = runJourney(['resolve', '--state', 'HMDA', '--tenant', 'harborc'])
    expect([exitCode, stderr]).toEqual([1, 'There is no tenant "harborc". Did you mean "harborcu"?\n'])
  })
})

describe('journey send', () => {
  it('prints where an admitted event leads', () => {
    const { exitCode, stdout } = runJourney(['send', '--from', 'ach', '--event', 'disbursementAch'])
    expect([exitCode, JSON.parse(stdout)]).toEqual([0, { to: 'docVerify' }])
  })

  it('says who would admit an event that the state does not', () => {
    const { exitCode, stdout, stderr } = runJourney(['send', '--from', 'ach', '--event', 'lienInfo'])
    expect(exitCode).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({ refused: 'NOT_ADMITTED', admittedBy: ['profile'] })
    expect(stderr).toContain('profile')
  })

  it('refuses an unknown event with the nearest known one', () => {
    const { exitCode, stderr } = runJourney(['send', '--from', 'ach', '--event', 'lienInf'])
    expect([exitCode, stderr]).toEqual([1, "There is no event 'lienInf'. The nearest known is 'lienInfo'.\n"])
  })
})

describe('journey settle', () => {
  it('prints where a new application rests', () => {
    const { exitCode, stdout } = runJourney(['settle', '--context', '-'], begun)
    expect([exitCode, JSON.parse(stdout)]).toEqual([0, { state: 'profile', page: 'start/profile', path: [] }])
  })

  it('requires profile and heloc', () => {
    const { exitCode, stderr } = runJourney(['settle', '--context', '-'], '{"profile":{}}')
    expect([exitCode, stderr]).toEqual([1, 'Profile and heloc are required\n'])
  })
})

describe('a context', () => {
  it('of the wrong type is refused with its place', () => {
    const { exitCode, stderr } = runJourney(
      ['settle', '--context', '-'],
      '{"profile":{},"heloc":{"term":"10"}}',
    )
    expect([exitCode, stderr]).toEqual([
      2,
      'standard input:1:31 /heloc/term: This must be integer, not string.\n',
    ])
  })

  it('with a value that an enumeration lacks is refused with the nearest known one', () => {
    const { exitCode, stderr } = runJourney(['settle', '--context', '-'], '{"status":{"bpo":"REQUIRD"}}')
    expect(exitCode).toBe(2)
    expect(stderr).toContain('Did you mean "REQUIRED"?')
  })

  it('with an unknown field is used, with a warning that names the nearest known one', () => {
    const { exitCode, stderr } = runJourney(['settle', '--context', '-'], '{"profile":{},"heloc":{"trm":10}}')
    expect(exitCode).toBe(0)
    expect(stderr).toContain('"trm" is not known here. Did you mean "term"?')
  })

  it('that is cut off is refused with the place where it ends', () => {
    const { exitCode, stderr } = runJourney(['settle', '--context', '-'], '{"profile":{')
    expect([exitCode, stderr]).toEqual([
      2,
      'standard input:1:13 This is not valid JSON: the file ends too soon.\n',
    ])
  })
})

describe('journey lint', () => {
  let dir = ''
  beforeAll(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'lint-'))
  })
  afterAll(() => rmSync(dir, { recursive: true }))

  function write(name: string, change: (tree: Tree) => void): string {
    const tree = sampleTree()
    change(tree)
    for (const [file, value] of Object.entries(tree)) {
      const target = path.join(dir, name, file)
      mkdirSync(path.dirname(target), { recursive: true })
      writeFileSync(target, typeof value === 'string' ? value : JSON.stringify(value, null, 2))
    }
    return path.join(dir, name)
  }

  it('exits 0 for a tree without findings', () => {
    const { exitCode, stdout } = runJourney([
      'lint',
      '--dir',
      write('clean', () => undefined),
      '--format',
      'json',
    ])
    expect([exitCode, JSON.parse(stdout)]).toEqual([0, { findings: [] }])
  })

  it('exits 1 with findings that name file, line, column and pointer', () => {
    const broken = write('broken', (tree) => {
      tree['flows/journey.json'].states.product.page = 'product/selct'
    })
    const { exitCode, stdout } = runJourney(['lint', '--dir', broken, '--format', 'json'])
    expect(exitCode).toBe(1)
    expect(JSON.parse(stdout).findings[0]).toEqual({
      rule: 'unknown-reference',
      severity: 'error',
      message: 'There is no page "product/selct".',
      file: 'flows/journey.json',
      line: 12,
      column: 15,
      pointer: '/states/product/page',
      hint: 'Did you mean "product/select"?',
    })
  })

  it('exits 2 when a file cannot be read to its end', () => {
    const truncated = write('truncated', (tree) => {
      tree['flows/limits.json'] = '{ "limits": {'
    })
    const { exitCode, stdout } = runJourney(['lint', '--dir', truncated])
    expect(exitCode).toBe(2)
    expect(stdout).toContain('the file ends too soon')
  })

  it('exits 2 for a directory without flows', () => {
    const empty = path.join(dir, 'empty')
    mkdirSync(empty)
    const { exitCode, stderr } = runJourney(['lint', '--dir', empty])
    expect([exitCode, stderr]).toEqual([
      2,
      `${empty} holds no flows/ with JSON in it, so there is no journey to read.\n`,
    ])
  })

  it('exits 2 for an unknown tenant', () => {
    expect(runJourney(['lint', '--tenant', 'nobody']).exitCode).toBe(2)
  })
})

describe('journey drive', () => {
  it('exits 1 and says how to start the product when nothing answers', () => {
    const { exitCode, stderr } = runJourney(['drive', '--url', 'http://127.0.0.1:1'])
    expect(exitCode).toBe(1)
    expect(stderr).toContain('npm start')
  })
})

describe('the command itself', () => {
  it('lists its commands when asked for one that it lacks', () => {
    const { exitCode, stderr } = runJourney(['lnt'])
    expect(exitCode).toBe(2)
    expect(stderr).toContain('lint [--dir DIR]')
  })
})
