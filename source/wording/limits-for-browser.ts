import { type LimitsSource, memoize } from '#engine'

/** Limits that only the server applies: storage, account protection, chats, loan decisions. */
const serverLimits = [
  'attemptsPerAddress',
  'chatRetention',
  'chatServer',
  'creditScore',
  'debtToIncome',
  'drafts',
  'inspection',
  'contactCodesPerPerson',
  'invitationsPerApplication',
  'invitationsPerMember',
  'knownBrowser',
  'mailsPerAddress',
  'insights',
  'openConditions',
  'reminders',
  'retention',
  'sessionCreation',
  'setupCode',
  'storage',
  'telemetry',
  'wrongPasswords',
]

/** Limits that pages receive, and that messages of pages may name. */
export const limitsForBrowser = memoize(
  ({ limits, ...rest }: LimitsSource): LimitsSource => ({
    ...rest,
    limits: Object.fromEntries(Object.entries(limits).filter(([group]) => !serverLimits.includes(group))),
  }),
)
