import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { patchedSource } from '../../../tests/support/lenders/patched-source.ts'
import { runLint } from '../run-lint.ts'
import { roadChanged } from './road-changed.ts'

/** Findings by place for the shipped journey after a change. */
const changed = (patch: Readonly<Record<string, JsonObject>>) =>
  runLint(patchedSource(patch), { selected: [roadChanged], tenant: 'hearthline' }).findings.map(
    ({ file, pointer, message }) => ({ place: file + pointer, message }),
  )

describe('road-changed', () => {
  it('accepts the shipped journey', () => {
    expect(changed({})).toEqual([])
  })

  it('reports an event that leads elsewhere, where it is written', () => {
    const [finding] = changed({
      'flows/process.json': { transitions: { hardCreditPulled: { to: 'WAITING_FOR_UNDERWRITER' } } },
    })
    expect(finding?.place).toBe('flows/process.json/transitions/hardCreditPulled')
    expect(finding?.message).toMatch(
      /^On the road \S+ and \d+ more: hardCreditPulled leads to WAITING_FOR_UNDERWRITER, not to INCOME_VERIFICATION\.$/,
    )
  })

  it('reports another page, where it is mapped', () => {
    expect(
      changed({ 'flows/server-states.json': { states: { NO_AVM_FOUND: { page: 'start/contact' } } } }),
    ).toMatchObject([{ place: 'flows/server-states.json/states/NO_AVM_FOUND' }])
  })

  it('names the predicates by which the browser settles elsewhere', () => {
    const noteReady = { field: 'heloc.hasHmda', equals: true }
    const messages = changed({ 'flows/predicates.json': { predicates: { noteReady } } }).map(
      ({ message }) => message,
    )
    expect(messages.join('\n')).toContain('noteSigning (noteReady)')
  })

  it('reports a scenario that does not go as it is written', () => {
    const messages = changed({
      'flows/predicates.json': { predicates: { isCrypto: { field: 'heloc.isCrypto', equals: false } } },
    }).map(({ message }) => message)
    expect(messages.join('\n')).toMatch(/In the scenario ".*": .* shows .*isCrypto/)
  })

  it('says nothing of a lender that cannot be used', () => {
    const nowhere = { 'flows/process.json': { initial: 'NOWHERE' } }
    const report = runLint(patchedSource(nowhere), { selected: [roadChanged], tenant: 'hearthline' })
    expect([report.findings, report.crashes]).toEqual([[], []])
  })
})
