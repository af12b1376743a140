import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { asJsonObject, repository } from '#source'

/** Predicate that holds for every applicant. */
const trigger = 'hasName'

/**
 * Writes a directory with the shipped flows, in which `count` more states precede those of the client machine, one
 * after the other.
 */
export function writeGeneratedFlow(dir: string, count: number): void {
  cpSync(path.join(repository, 'flows'), path.join(dir, 'flows'), { recursive: true })
  const file = path.join(dir, 'flows/journey.json')
  const machine = asJsonObject(JSON.parse(readFileSync(file, 'utf8')))
  const numbers = Array.from({ length: count }, (_, index) => index)
  const states = Object.fromEntries(numbers.map((index) => [`s${index}`, { kind: 'interactive' }]))
  const transitions = Object.fromEntries(
    numbers.map((index) => [
      `to${index + 1}`,
      {
        from: [`s${index}`],
        to: index + 1 < count ? `s${index + 1}` : machine.initial,
        trigger,
      },
    ]),
  )
  const order = Array.isArray(machine.triggerOrder) ? machine.triggerOrder : []
  const flow = {
    ...machine,
    initial: 's0',
    states: { ...states, ...asJsonObject(machine.states) },
    triggerOrder: [...Object.keys(transitions), ...order],
    transitions: { ...transitions, ...asJsonObject(machine.transitions) },
  }
  writeFileSync(file, JSON.stringify(flow, null, 2))
}
