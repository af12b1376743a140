import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadSource } from '#source'
import { requireHandlers } from '../server/jobs/queue/require-handlers.ts'
import { submissions } from '../server/submissions/submissions.ts'
import { tenantsIn } from '../server/tenants/files/load-tenants.ts'
import { productCode } from '../tools/lint/product-code/product-code.ts'
import { handlers } from './support/backend/watch-answers.ts'
import { patchedSource } from './support/lenders/patched-source.ts'

const found = productCode({ source: loadSource(), tenant: undefined })?.answers ?? []

/** Answers by the name of the file among the submissions that reads them. */
const ofSubmissions = found
  .filter(({ file }) => file.startsWith('server/submissions/'))
  .map(({ file, ...answers }) => ({ name: path.basename(file, '.ts'), ...answers }))

describe('the answers that the linter finds in the code', () => {
  it.each(Object.entries(submissions))('are those that the submission %s reads', (name, { asked }) => {
    expect(ofSubmissions.filter((one) => one.name === name)).toEqual([{ name, ...asked }])
  })

  it('are of no other file among the submissions: each is registered', () => {
    expect(ofSubmissions.map(({ name }) => name).toSorted()).toEqual(Object.keys(submissions).toSorted())
  })

  it('are those of whatever else reads a form', () => {
    for (const [, { asked }] of handlers) expect(found).toContainEqual({ file: expect.any(String), ...asked })
    const readers = new Set(found.map(({ file }) => file.split('/')[1]))
    expect([...readers].toSorted()).toEqual(['conditions', 'pages', 'registration', 'signers', 'submissions'])
  })
})

describe('a server', () => {
  const startWith = (submission: object) =>
    requireHandlers(
      tenantsIn(patchedSource({ 'flows/process.json': { submissions: { ...submission } } })).tenants,
    )

  it('does not start with a submission that nobody handles, nor with one of another form than its code reads', () => {
    expect(() => startWith({ contcat: { event: 'contactProvided', form: 'start/contact' } })).toThrow(
      'names the submission "contcat", which server/submissions does not have. Did you mean "contact"?',
    )
    expect(() => startWith({ contact: { form: 'start/hmda' } })).toThrow(
      'names the form "start/hmda" for the submission "contact", which reads "start/contact".',
    )
  })
})
