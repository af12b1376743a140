import { expect, it } from 'vitest'
import type { BorrowerClient } from './borrower-client.ts'
import { Refused } from './borrower-session.ts'
import { makeMove } from './make-move.ts'
import type { FormsOfFlows } from './sample-answers.ts'

const flows = { process: { submissions: {} }, registration: { steps: {} } } as unknown as FormsOfFlows
const move = { post: 'appointments', values: { at: { $answer: 'slots.first' } } }

/** Person to whom the server offers these times one after the other, and the one that is free. */
function personOffered(times: readonly string[], free?: string) {
  let offered = -1
  const sent: unknown[] = []
  const person = {
    part: async () => {
      offered = Math.min(offered + 1, times.length - 1)
      return { first: times[offered] }
    },
    postPart: async (_: string, values: { at: string }) => {
      sent.push(values.at)
      if (values.at !== free) throw new Refused(409, 'This time is no longer available.')
      return {}
    },
  }
  return { person: person as unknown as BorrowerClient, sent }
}

it('takes another time where somebody else took the first one offered', async () => {
  const { person, sent } = personOffered(['nine', 'ten', 'eleven'], 'eleven')
  await makeMove(move, person, {}, flows)
  expect(sent).toEqual(['nine', 'ten', 'eleven'])
})

it('takes the time that somebody else gave back meanwhile', async () => {
  const { person, sent } = personOffered(['nine'], 'nine')
  const { postPart } = person
  let isTaken = true
  Object.assign(person, {
    postPart: (path: string, values: never) => {
      if (!isTaken) return postPart(path, values)
      isTaken = false
      return Promise.reject(new Refused(409, 'This time is no longer available.'))
    },
  })
  await makeMove(move, person, {}, flows)
  expect(sent).toEqual(['nine'])
})

it('stops at a refusal where nothing else is offered', async () => {
  const { person } = personOffered(['nine'])
  await expect(makeMove(move, person, {}, flows)).rejects.toThrow('no longer available')
})
