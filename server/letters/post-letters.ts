import { applicationPath, type PagesSource, pathOf } from '#engine'
import type { PageId } from '#generated/ids'
import type { Application } from '../applications/application.ts'
import type { Letter } from '../applications/change/patch.ts'
import { ownersOf } from '../applications/owners.ts'
import { sandboxDay } from '../applications/sandbox-day.ts'
import { confirmedAddresses } from '../auth/confirmed-addresses.ts'
import { lastDaySaid } from '../clock/last-day-said.ts'
import type { Database, Transaction } from '../database/database.ts'
import { and, inArray, isNull } from '../database/drizzle.ts'
import { identities, outbox } from '../database/schema.ts'
import { inLocale } from '../tenants/languages.ts'
import { letterLink } from '../tenants/letter-link.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { letterKind } from './letter-kind.ts'
import { letterTopic } from './letter-topic.ts'
import type { LetterWords } from './letter-words.ts'
import { findRefusing } from './notification-choices.ts'
import { writeLetter } from './written/write-letter.ts'

/** Writes letters about an application into the outbox, in the transaction of the change that causes them. */
export async function postLetters(
  tx: Transaction,
  tenant: Tenant,
  application: Application,
  letters: readonly Letter[],
  at: Date,
): Promise<void> {
  for (const letter of letters)
    for (const { identity, recipient, path, locale, hasSigned } of await readersOf(
      tx,
      tenant,
      application,
      letter,
    )) {
      const own = inLocale(tenant, locale)
      const url = letterLink(own, path)
      await postLetter(tx, own, {
        ...letter,
        recipient,
        reader: identity,
        at,
        application: application.uuid,
        clock: sandboxDay(own, application, at),
        values: { url, hasSigned, zone: lastDaySaid(own, application).zone, ...letter.values },
      } as AddressedLetter)
    }
}

/** Returns the recipients of a letter, without those who refused its topic. */
async function readersOf(
  tx: Transaction,
  tenant: Tenant,
  application: Application,
  letter: Letter,
): Promise<readonly Recipient[]> {
  const recipients = await recipientsOf(tx, tenant, application, letter)
  const refusing = await findRefusing(
    tx,
    letterTopic(letter.template),
    recipients.map(({ identity }) => identity),
  )
  return recipients.filter(({ identity }) => identity !== letter.except && !refusing.includes(identity))
}

interface Recipient {
  readonly identity: string
  readonly recipient: string
  /** Page to which the letter leads them. */
  readonly path: string
  readonly hasSigned: string
  /** Language of a co-owner's account, if it has one: the lender speaks the borrower's. */
  readonly locale?: string | null
}

async function recipientsOf(
  tx: Transaction,
  tenant: Tenant,
  application: Application,
  { to, page, template }: Letter,
): Promise<readonly Recipient[]> {
  const { pages } = tenant.journey.source
  const addresses = to === 'CO_OWNERS' ? [] : await addressesOf(tx, application, template)
  const path = pathIn(pages, application.uuid, page)
  const borrower = addresses.map((recipient) => ({
    identity: application.owner,
    recipient,
    path,
    hasSigned: 'false',
  }))
  if (to === undefined) return borrower
  const others = ownersOf(application)
    .slice(1)
    .flatMap(({ identity }) => (identity === undefined ? [] : [identity]))
  if (others.length === 0) return borrower
  const rows = await tx
    .select({ identity: identities.uuid, recipient: identities.email, locale: identities.locale })
    .from(identities)
    .where(and(inArray(identities.uuid, others), isNull(identities.closedAt)))
  const signersPath = pathOf(pages, 'heloc-signer/login')
  const hasSigned = (identity: string) => String(isSignedBy(application, identity))
  return [
    ...borrower,
    ...rows.map((row) => ({ ...row, path: signersPath, hasSigned: hasSigned(row.identity) })),
  ]
}

const isSignedBy = ({ heloc }: Application, identity: string): boolean =>
  (heloc.helocSigners ?? []).some(
    ({ identityUuid, status }) => identityUuid === identity && status === 'COMPLETE',
  )

/**
 * Returns where a borrower is written to: the address of their contact data, and for letters of record every confirmed one, so
 * that whoever changes an address keeps no decision and no right from them.
 */
async function addressesOf(
  tx: Transaction,
  { owner, profile }: Application,
  template: string,
): Promise<readonly string[]> {
  const confirmed = letterKind(template) === 'OTHER' ? [] : await confirmedAddresses(tx, owner)
  return confirmed.length > 0 ? confirmed : [profile.email ?? []].flat()
}

const pathIn = (pages: PagesSource, uuid: string, page: PageId | undefined): string =>
  page === undefined ? applicationPath(pages, uuid) : pathOf(pages, page, { uuid })

export type AddressedLetter = LetterWords & {
  readonly channel: 'MAIL' | 'TEXT'
  readonly recipient: string
  readonly at: Date
  /** Application that it is about. Undefined for a letter about an account. */
  readonly application?: string
  /** Sentence that says by which clock its dates are told, if not by the reader's. */
  readonly clock?: string | undefined
  /** Account of the recipient, who may refuse its topic and finds it in the copy of their data. */
  readonly reader?: string
}

/** Writes a letter into the outbox. The outbox is the port: the sandbox keeps what a real sender would send. */
export async function postLetter(
  db: Database | Transaction,
  tenant: Tenant,
  letter: AddressedLetter,
): Promise<void> {
  const { recipient, at, application, reader } = letter
  await db.insert(outbox).values({
    ...writeLetter(tenant, letter),
    tenant: tenant.code,
    locale: tenant.locale,
    recipient,
    kind: letterKind(letter.template),
    ...(application !== undefined && { application }),
    ...(reader !== undefined && { reader }),
    createdAt: at,
  })
}
