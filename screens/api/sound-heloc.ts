import type { Heloc } from '#generated/domain'
import { type ShapeOf, type SoundList, soundList } from './side-answer.ts'

/** Lists of an application, with what the pages read of their entries. */
export const helocLists: ShapeOf<Heloc> = {
  documents: [{ uuid: 'string?', type: 'string', createdDate: 'time?', signedDate: 'time?' }, '?'],
  liens: [{ uuid: 'string', lender: 'string', balance: 'number' }, '?'],
  inquiries: [{ uuid: 'string', creditor: 'string', date: 'time' }, '?'],
  offers: [{ uuid: 'string', term: 'number', rate: 'number', minAmount: 'number', maxAmount: 'number' }, '?'],
}

/** Returns the applications that the dashboard can show, and how many parts of the list it cannot show. */
export const soundHelocs = (asked: Promise<readonly Heloc[]>): Promise<SoundList<Heloc>> =>
  soundList(asked, {
    ...helocLists,
    uuid: 'string',
    loanNumber: 'string?',
    amount: 'number?',
    property: { address: { street1: 'string?', city: 'string?', state: 'string?' } },
    auditFields: { createdDate: 'time?' },
    submittedAt: 'time?',
    deedSignedAt: 'time?',
    fundedAt: 'time?',
  })
