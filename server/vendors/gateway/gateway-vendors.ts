import type { GatewayConnection } from '../../settings/connection.ts'
import type { Linker, LinkVendor } from '../ports/linker.ts'
import type { VendorDocument } from '../ports/protocol.ts'
import type { PublicLookup } from '../public-lookup.ts'
import type { Vendors } from '../vendors.ts'
import type { AskGateway } from './ask-gateway.ts'

/** Dependencies of an adapter: the gateway, and the links with which it downloads documents. */
export interface GatewayDoor {
  readonly ask: AskGateway
  readonly connection: GatewayConnection
  readonly linkTo: (document: string) => string
  /** Asks what anybody may ask, without having signed in. */
  readonly lookUp: PublicLookup['ask']
}

type GatewayPort = Exclude<keyof Vendors, 'linking' | 'scanner' | 'mail' | 'flags' | 'passwords'>

/** Adapters of the ports that a gateway can fill. */
export const gatewayAdapters: { readonly [Port in GatewayPort]: (door: GatewayDoor) => Vendors[Port] } = {
  originators: ({ ask, lookUp }) => ({
    find: (uuid) =>
      lookUp(`originator ${uuid}`, async () => (await ask('originators.find', { uuid })).originator),
    picture: (uuid, kind) =>
      lookUp(`${kind} ${uuid}`, async () => {
        const { picture } = await ask('originators.picture', { uuid, kind })
        return picture && { contentType: picture.contentType, bytes: Buffer.from(picture.base64, 'base64') }
      }),
  }),
  addresses: ({ ask, lookUp }) => ({
    suggest: (typed) =>
      lookUp(`address ${typed}`, async () => (await ask('addresses.suggest', { typed })).addresses),
  }),
  credit: ({ ask, connection }) => {
    const { creditAgency } = connection
    if (creditAgency === undefined) throw new Error(`The connection ${connection.name} has no creditAgency.`)
    return {
      agency: creditAgency,
      pull: (kind, person, call) => ask('credit.pull', { kind, ...person }, call),
    }
  },
  property: ({ ask }) => ({ value: (address, call) => ask('property.value', { address }, call) }),
  records: ({ ask }) => ({ match: (property, call) => ask('records.match', property, call) }),
  valuations: ({ ask }) => ({
    order: (request, call) => ask('valuations.order', request, call),
    receive: (request, call) => ask('valuations.receive', request, call),
    callOff: (order, call) => ask('valuations.callOff', order, call),
  }),
  title: ({ ask }) => ({
    findCoOwners: async (address, call) => (await ask('title.findCoOwners', { address }, call)).coOwners,
    findLiens: async (address, call) => (await ask('title.findLiens', { address }, call)).liens,
    isRecent: async (address, call) => (await ask('title.isRecent', { address }, call)).isRecent,
    bringUpToDate: (address, call) => ask('title.bringUpToDate', { address }, call),
    needsPayoffLetter: async (lender, call) =>
      (await ask('title.needsPayoffLetter', { lender }, call)).needed,
  }),
  income: ({ ask, linkTo }) => ({
    verify: ({ papers, ...evidence }, call) =>
      ask('income.verify', { ...evidence, papers: papers.map((one) => shown(one, linkTo)) }, call),
  }),
  bank: ({ ask }) => ({
    check: ({ routingNumber, accountNumber }, call) =>
      ask('bank.check', { routingNumber, accountNumber }, call),
  }),
  identity: ({ ask, linkTo }) => ({
    verify: async (documents, call) =>
      (await ask('identity.verify', { documents: documents.map((one) => shown(one, linkTo)) }, call)).refused,
  }),
  flood: ({ ask }) => ({
    certify: async (address, order, call) =>
      (await ask('flood.certify', { address, order }, call)).certificate,
  }),
  notary: ({ ask }) => ({
    openSession: (call) => ask('notary.openSession', {}, call),
    joinSession: async (participant, call) => (await ask('notary.joinSession', participant, call)).outcome,
    findSlots: (address, { from, timeZone }, call) =>
      ask('notary.findSlots', { address, from: from.toISOString(), timeZone }, call),
    book: async (address, appointment, call) =>
      (await ask('notary.book', { address, ...appointment }, call)).outcome,
    callOff: (appointment, call) => ask('notary.callOff', appointment, call),
    visit: async (address, appointment, call) =>
      (await ask('notary.visit', { address, ...appointment }, call)).outcome,
  }),
  recording: ({ ask, linkTo }) => ({
    record: (deed, call) => ask('recording.record', { document: shown(deed, linkTo) }, call),
  }),
  payments: ({ ask }) => ({
    send: (payment, call) => ask('payments.send', payment, call),
    payOff: (payment, call) => ask('payments.payOff', payment, call),
    collect: async (payment, call) => {
      const answer = await ask('payments.collect', payment, call)
      return answer.outcome === 'PAID' ? { reference: answer.reference } : undefined
    },
  }),
  desk: ({ ask, linkTo }) => ({
    decide: async ({ documents, ...question }, call) => {
      const asked = {
        ...question,
        ...(documents && { documents: documents.map((one) => shown(one, linkTo)) }),
      }
      return (await ask('desk.decide', asked, call)).decision
    },
  }),
  fileReview: ({ ask }) => ({
    wants: async (file, call) => (await ask('fileReview.wants', file, call)).conditions,
  }),
  texts: ({ ask }) => ({
    send: async ({ recipient, body }, call) => {
      await ask('texts.send', { to: recipient, body }, call)
      return 'SENT'
    },
  }),
}

/** Creates the adapter of one linking vendor. */
export const gatewayLinker = ({ ask }: Pick<GatewayDoor, 'ask'>, vendor: LinkVendor): Linker => ({
  open: (kind, call) => ask('linking.open', { vendor, kind }, call),
  exchange: async (publicToken, call) =>
    (await ask('linking.exchange', { vendor, publicToken }, call)).source,
})

const shown = ({ uuid, name, contentType, sha256 }: VendorDocument, linkTo: GatewayDoor['linkTo']) => ({
  uuid,
  name,
  contentType,
  sha256,
  url: linkTo(uuid),
})
