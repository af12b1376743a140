import { describe, expect, it } from 'vitest'
import type { SignerStep } from '#generated/domain'
import { fieldEnums } from '#generated/fields'
import { shippedTenants } from '../../../tests/support/backend/create-test-app.ts'
import { testApplication } from '../../../tests/support/backend/test-application.ts'
import type { SignerFile } from '../../signers/signer-file.ts'
import { signerStep } from '../../signers/signer-step.ts'
import type { Signing } from '../../signers/signing.ts'
import { signerAnswer } from './signer-answer.ts'

const hearthline = shippedTenants().resolve('hearthline')
const states = fieldEnums['status.checklistStatus'] ?? []
const at = '2026-11-21T12:00:00.000Z'
const beginning = { conditions: [] } as unknown as SignerFile
const agreed = { ...beginning, consentedAt: at } as SignerFile
const signed = { ...agreed, identityVerifiedAt: at, signedAt: at } as SignerFile

/** A co-owner of a line that is in a state. */
function coOwner(file: SignerFile, state: string, tenant = hearthline, milestones = {}): Signing {
  const application = { ...testApplication(), state, loanFile: { esignCode: '1234', milestones } }
  const identity = { uuid: '0b8f0e8e-6c1f-4d5e-9d7a-2f4a8c1b7e56', deniedAt: null }
  return { tenant, application, file, identity, signer: {} } as unknown as Signing
}
const told = (signing: Signing, id: string): string | undefined => {
  const article = signing.tenant.effective.source.help.articles?.[id]
  if (article === undefined) throw new Error(`There is no article ${id}.`)
  return signerAnswer(signing, article)
}

describe.each(['en-US', 'es-US'])('a co-owner, in %s', (locale) => {
  const tenant = hearthline.translations.get(locale) ?? hearthline
  const articles = Object.entries(tenant.effective.source.help.articles ?? {})
  const passing = articles.filter(([, article]) => article.while !== undefined)

  it('reads no article that holds until something, once they have signed or it is over', () => {
    expect(passing.length).toBeGreaterThan(20)
    for (const state of states) {
      const signing = coOwner(signed, state, tenant)
      const isOver = signerStep(signing) === 'CANCELLED'
      const general = passing.filter(
        ([, article]) => (isOver || article.while !== 'open') && !signerAnswer(signing, article),
      )
      expect(general.map(([id]) => id)).toEqual([])
    }
  })

  it('is told where they may read what is theirs, and that they are not asked where they are', () => {
    const page = locale === 'es-US' ? 'Sus documentos' : 'Your documents'
    expect(told(coOwner(signed, 'COMPLETE', tenant), 'documents')).toContain(page)
    expect(told(coOwner(beginning, 'CO_DEED_REQ', tenant), 'documents')).not.toContain(page)
    for (const state of states)
      expect(told(coOwner(agreed, state, tenant), 'location')).toMatch(
        /^You are not asked where you are|^A usted no se le pregunta dónde está/,
      )
  })
})

describe('a co-owner', () => {
  it.each<[SignerStep, SignerFile, string]>([
    ['CONSENT', beginning, 'CO_DEED_REQ'],
    ['SIGNED', signed, 'TRUST_AND_INSURANCE'],
    ['CANCELLED', signed, 'CANCELLED'],
  ])('is told no general future of a condition or of the money at %s', (step, file, state) => {
    const signing = coOwner(file, state)
    expect(signerStep(signing)).toBe(step)
    for (const id of ['conditions', 'recording', 'documents'])
      expect(told(signing, id), id).not.toMatch(/we send money|You do not need to do anything/)
  })

  it('is told the day on which the deed was recorded, and that none is recorded where it is over', () => {
    const recorded = { recorded: '2026-11-25' }
    expect(told(coOwner(signed, 'COMPLETE', hearthline, recorded), 'recording')).toMatch(
      /^The county recorder entered the deed in the land records on 11\/25\/2026\. /,
    )
    expect(told(coOwner(signed, 'RESCISSION'), 'recording')).toMatch(
      /^The deed is recorded with the county once/,
    )
    expect(told(coOwner(signed, 'CANCELLED'), 'recording')).toBe(
      'The application of Jo Doe has ended. What you signed has no effect.',
    )
  })
})
