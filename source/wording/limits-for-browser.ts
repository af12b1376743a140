import { type LimitsSource, memoize } from '#engine'

/** Limits that only the server applies: storage, account protection, chats, loan decisions. */
const serverLimits = [
  'attemptsPerAddress',
  'chatRetention',
  'changedFigures',
  'changedPayout',
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
  'mailsPerAddressOfAll',
  'insights',
  'invitation',
  'openConditions',
  'proof',
  'reminders',
  'retention',
  'sameLien',
  'sessionCreation',
  'setupCode',
  'storage',
  'telemetry',
  'wrongCodes',
  'wrongCodesOfAll',
  'wrongPasswords',
  'wrongPasswordsOfAll',
]

/** Limits that pages receive, and that messages of pages may name. */
export const limitsForBrowser = memoize(
  ({ limits, ...rest }: LimitsSource): LimitsSource => ({
    ...rest,
    limits: Object.fromEntries(Object.entries(limits).filter(([group]) => !serverLimits.includes(group))),
  }),
)
