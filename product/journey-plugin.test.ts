import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { callCommand } from '../tests/support/processes/call-command.ts'
import { rulePage } from '../tools/lint/rule-page.ts'
import own from './journey-plugin.ts'

const { rules = [], commands = {} } = own

describe('the rules of this product', () => {
  it.each(rules)('have a test that names $id, and a page that begins with its reason', (rule) => {
    const test = path.join(import.meta.dirname, 'lint', `${rule.id}.test.ts`)
    expect(readFileSync(test, 'utf8')).toContain(`'${rule.id}'`)
    expect(rulePage(rule)).toContain(`# ${rule.id}\n\n${rule.why}\n\n`)
  })

  it('have each page', () => {
    const pages = readdirSync(path.join(import.meta.dirname, 'lint/pages'))
    expect(pages).toEqual(rules.map(({ id }) => `${id}.md`))
  })
})

describe('the commands of this product', () => {
  it.each(Object.keys(commands))('are described and loaded: %s', async (name) => {
    expect(await callCommand(name, '--help')).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(new RegExp(`^journey ${name}\\b`)),
    })
    expect(await commands[name]?.load()).toBeTypeOf('function')
  })
})
