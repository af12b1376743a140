import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { commands } from '../../product/commands/commands.ts'
import { families } from '../../server/metrics/start-metrics.ts'

interface Rule {
  readonly alert?: string
  readonly expr: string
  readonly labels?: { readonly severity: string }
  readonly annotations?: { readonly runbook: string }
}

const runbooks = readFileSync('docs/runbooks.md', 'utf8')
const { groups } = parse(readFileSync('docs/alerts.yaml', 'utf8')) as { groups: { rules: Rule[] }[] }
const alarms = groups.flatMap(({ rules }) => rules).filter(({ alert }) => alert !== undefined)
const sections = new Map(
  runbooks
    .split('\n## ')
    .slice(1)
    .map((text) => [text.split('\n')[0] ?? '', text]),
)
const found = (pattern: RegExp) => [...runbooks.matchAll(pattern)].map(([, name = '']) => name)

describe('every alarm', () => {
  it('has a runbook of its own, which it names, and there is none for anything else', () => {
    expect([...sections.keys()]).toEqual(alarms.map(({ alert }) => alert))
    for (const { alert = '', annotations } of alarms)
      expect(annotations?.runbook).toBe(`docs/runbooks.md#${alert.toLowerCase()}`)
  })

  it('wakes somebody up, or waits for the morning', () => {
    for (const { alert, labels } of alarms)
      expect([alert, ['page', 'ticket']]).toEqual([alert, expect.arrayContaining([labels?.severity])])
  })

  it('takes the rate of counters and the difference of gauges', () => {
    for (const { expr } of groups.flatMap(({ rules }) => rules))
      for (const [, call, name = ''] of expr.matchAll(/\b(increase|rate|delta)\((\w+)/g)) {
        const { type } = families[name.replace(/_(bucket|count)$/, '') as keyof typeof families]
        expect([name, call === 'delta']).toEqual([name, type === 'gauge'])
      }
  })
})

describe('a runbook', () => {
  it.each([...sections])(
    'says what it means, where to look, what to do and when it is over: %s',
    (_, text) => {
      expect([...text.matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, part]) => part)).toEqual([
        'Means',
        'Look',
        'Do',
        'Over',
      ])
    },
  )

  it('names commands, metrics, events and other runbooks that exist', () => {
    const has = (name: string) => name in commands
    expect(found(/npx journey (\w+)/g).filter((name) => !has(name))).toEqual([])
    expect(found(/`((?:heloc|process|nodejs)_\w+)`/g).filter((name) => !(name in families))).toEqual([])
    const events = readFileSync('docs/log-events.md', 'utf8')
    const told = found(/In the log: `([^`]+)`/g)
    expect(told.length).toBeGreaterThan(3)
    expect(told.filter((name) => !events.includes(`\`${name}\``))).toEqual([])
    const anchors = [...sections.keys()].map((name) => name.toLowerCase())
    expect(found(/\]\(#(\w+)\)/g).filter((name) => !anchors.includes(name))).toEqual([])
  })

  it('says what to do about each check of a server', () => {
    const api = readFileSync('generated/api.ts', 'utf8')
    const [, union = ''] = /^failing: \(([^)]+)\)\[\]/m.exec(api) ?? []
    const checks = [...union.matchAll(/"(\w+)"/g)].map(([, check]) => check)
    expect(checks.length).toBeGreaterThan(3)
    expect(checks.filter((check) => !sections.get('CheckFails')?.includes(`| \`${check}\` |`))).toEqual([])
  })
})
