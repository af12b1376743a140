import type { Heloc, Profile } from '#generated/domain'
import type { Application } from '../../../server/applications/application.ts'

/** Creates an application that is in no database, for code that only reads it. */
export function testApplication(heloc: Heloc = {}, profile: Profile = {}): Application {
  const moment = new Date('2026-11-20T12:00:00.000Z')
  return {
    uuid: '0b8f0e8e-6c1f-4d5e-9d7a-2f4a8c1b7e55',
    owner: '6d0e5a2c-91ab-4f0e-8a5b-7c3f1d2e9b44',
    tenant: 'hearthline',
    locale: null,
    state: 'GEN_PRE_SOFT_CREDIT_DISCLOSURE',
    version: 1,
    processVersion: 1,
    profile: { name: { firstName: 'Jo', lastName: 'Doe' }, email: 'jo@example.com', ...profile },
    heloc,
    status: {},
    loanFile: { esignCode: '1234' },
    timeShiftMs: 0,
    createdAt: moment,
    updatedAt: moment,
  }
}
