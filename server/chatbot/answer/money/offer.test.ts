import { describe, expect, it } from 'vitest'
import type { Heloc } from '#generated/domain'
import { fieldEnums } from '#generated/fields'
import { shippedTenants } from '../../../../tests/support/backend/create-test-app.ts'
import { testApplication } from '../../../../tests/support/backend/test-application.ts'
import { toldStageOf } from '../../../applications/told-stage-of.ts'
import { isTooLate } from '../../../submissions/is-too-late.ts'
import { ownAnswerTo } from '../own-answer.ts'

const tenant = shippedTenants().resolve('hearthline')
const { articles = {} } = tenant.effective.source.help
const states = fieldEnums['status.checklistStatus'] ?? []
const offer: Heloc = { amount: 60_000, term: 15, rate: 9.5 }
const signed: Heloc = { ...offer, consents: [{ type: 'HARD_CREDIT' }] }
const tell = (id: string, heloc: Heloc, state: string) => {
  const article = articles[id]
  if (article === undefined) throw new Error(`There is no article ${id}.`)
  return ownAnswerTo(article, tenant, { ...testApplication(heloc), state })
}
/** States of an application under way, in which the chosen offer holds. */
const underWay = states.filter(
  (state) => toldStageOf(tenant, { state, heloc: {} }) === undefined && state !== 'REVISED_OFFER_SELECTION',
)
/** Submissions that change what the summary says. */
const changes = Object.values(tenant.process.submissions).filter(
  ({ tooLate, removes = [] }) => tooLate !== undefined && removes.includes('summary'),
)

describe('whoever asks whether they may change their offer or their answers', () => {
  it.each(['before', 'after'])('is told what the submissions take: %s the application is signed', (when) => {
    const heloc = when === 'before' ? offer : signed
    for (const state of underWay) {
      const application = { ...testApplication(heloc), state }
      expect(changes.length).toBeGreaterThan(5)
      const late = changes.map((submission) => isTooLate(tenant, application, submission))
      expect(new Set(late), state).toEqual(new Set([when === 'after']))
      const said = tell('change-offer', heloc, state)
      expect(said, state).toMatch(
        when === 'after'
          ? /^You have signed your application, so the offer you chose is fixed/
          : /^You can choose another offer until you sign your application/,
      )
      for (const id of ['change-answers', 'name-differs']) {
        const own = tell(id, heloc, state)
        if (when === 'before') expect(own, state).toBe('')
        else expect(own, state).toMatch(/^You have signed your application, so what it says can no longer/)
      }
    }
  })

  it('is not told that an offer can be chosen again once the line is open or the application is over', () => {
    for (const state of ['TRUST_AND_INSURANCE', 'RESCISSION', 'COMPLETE', 'DECLINED', 'CANCELLED'])
      expect(tell('change-offer', signed, state)).not.toContain('You can choose')
    expect(tell('change-offer', { ...signed, fundedAt: '2026-11-25T12:00:00.000Z' }, 'COMPLETE')).toContain(
      'Your line is open',
    )
  })

  it('is told that the offer has to be chosen, or chosen again', () => {
    expect(tell('change-offer', {}, 'OFFER_SELECTION')).toMatch(/^You have not chosen an offer yet/)
    expect(tell('change-offer', signed, 'REVISED_OFFER_SELECTION')).toMatch(/no longer holds.*your turn/)
  })

  it('names for a change of the name no earlier end than the submission has', () => {
    for (const locale of ['en-US', 'es-US']) {
      const own = tenant.translations.get(locale)?.effective.source.help.articles?.['name-differs']
      expect(own?.answers.at(-1)?.text).toMatch(/until you sign the application|hasta que firme la solicitud/)
    }
  })
})
