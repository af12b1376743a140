import type { VendorOperations, VendorRequest } from '#generated/api'
import { sandboxVendors } from '../../server/vendors/sandbox/sandbox-vendors.ts'

type OperationName = keyof VendorOperations
type Answers = {
  readonly [Name in OperationName]: (
    request: VendorOperations[Name]['request'],
    call: { readonly key: string },
  ) => Promise<VendorOperations[Name]['answer'] | Readonlyish<VendorOperations[Name]['answer']>>
}
type Readonlyish<T> = T extends object ? { readonly [Key in keyof T]: Readonlyish<T[Key]> } : T

const { addresses, bank, credit, desk, fileReview, flood, identity, income, linking } = sandboxVendors
const { notary, originators, payments, property, records, recording, title, valuations } = sandboxVendors

/** Answers to each operation, by the rules of server/vendors/sandbox/sandbox.json. A lender would ask its vendors here. */
export const answers: Answers = {
  'originators.find': async ({ uuid }) => {
    const originator = await originators.find(uuid)
    return originator === undefined ? {} : { originator }
  },
  'originators.picture': async ({ uuid, kind }) => {
    const picture = await originators.picture(uuid, kind)
    if (picture === undefined) return {}
    const contentType = picture.contentType === 'image/svg+xml' ? 'image/svg+xml' : 'image/png'
    return { picture: { contentType, base64: Buffer.from(picture.bytes).toString('base64') } }
  },
  'addresses.suggest': async ({ typed }) => ({ addresses: await addresses.suggest(typed) }),
  'credit.pull': ({ kind, ...person }, call) => credit.pull(kind, person, call),
  'property.value': ({ address }, call) => property.value(address, call),
  'records.match': (home, call) => records.match(home, call),
  'valuations.order': (order, call) => valuations.order(order, call),
  'valuations.receive': (order, call) => valuations.receive(order, call),
  'valuations.callOff': (order, call) => valuations.callOff(order, call),
  'title.findCoOwners': async ({ address }, call) => ({ coOwners: await title.findCoOwners(address, call) }),
  'title.findLiens': async ({ address }, call) => ({ liens: await title.findLiens(address, call) }),
  'title.isRecent': async ({ address }, call) => ({ isRecent: await title.isRecent(address, call) }),
  'title.bringUpToDate': ({ address }, call) => title.bringUpToDate(address, call),
  'title.needsPayoffLetter': async ({ lender }, call) => ({
    needed: await title.needsPayoffLetter(lender, call),
  }),
  'income.verify': async (evidence, call) => {
    await Promise.all(evidence.papers.map(fetchBytes))
    return income.verify(evidence, call)
  },
  'bank.check': (account, call) => bank.check(account, call),
  'linking.open': ({ vendor, kind }, call) => linking[vendor].open(kind, call),
  'linking.exchange': async ({ vendor, publicToken }, call) => {
    const source = await linking[vendor].exchange(publicToken, call)
    return source === undefined ? {} : { source }
  },
  'identity.verify': async ({ documents }, call) => {
    await Promise.all(documents.map(fetchBytes))
    return { refused: await identity.verify(documents, call) }
  },
  'flood.certify': async ({ address, order }, call) => {
    const certificate = await flood.certify(address, order, call)
    return certificate === undefined ? {} : { certificate }
  },
  'notary.openSession': (_request, call) => notary.openSession(call),
  'notary.joinSession': async (participant, call) => ({
    outcome: await notary.joinSession(participant, call),
  }),
  'notary.findSlots': ({ address, from, timeZone }, call) =>
    notary.findSlots(address, { from: new Date(from), timeZone }, call),
  'notary.book': async ({ address, ...appointment }, call) => ({
    outcome: await notary.book(address, appointment, call),
  }),
  'notary.callOff': (appointment, call) => notary.callOff(appointment, call),
  'notary.visit': async ({ address, ...appointment }, call) => ({
    outcome: await notary.visit(address, appointment, call),
  }),
  'recording.record': async ({ document }, call) => {
    await fetchBytes(document)
    return recording.record(document, call)
  },
  'payments.send': (payment, call) => payments.send(payment, call),
  'payments.payOff': (payment, call) => payments.payOff(payment, call),
  'payments.collect': async (payment, call) => {
    const paid = await payments.collect(payment, call)
    return paid === undefined ? { outcome: 'REFUSED' } : { outcome: 'PAID', ...paid }
  },
  'desk.decide': async ({ documents = [], ...question }, call) => {
    await Promise.all(documents.map(fetchBytes))
    return { decision: await desk.decide({ ...question, documents }, call) }
  },
  'fileReview.wants': async (file, call) => ({ conditions: await fileReview.wants(file, call) }),
  'texts.send': async (_message, { key }) => ({ reference: key }),
}

/** Returns the answer to a request of any operation. */
export async function answerTo({ operation, call, request }: VendorRequest): Promise<object> {
  const find: Readonly<Record<string, (request: never, call: { readonly key: string }) => Promise<object>>> =
    answers
  const answer = find[operation]
  if (answer === undefined) throw new Error(`There is no operation ${operation}.`)
  // The product sends requests that match schemas/api/vendors.schema.json; a real gateway should validate them.
  return answer(request as never, { key: call })
}

/** Downloads the bytes of a document by its link. */
async function fetchBytes({ url }: { readonly url: string }): Promise<Uint8Array> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`A document was answered ${response.status}.`)
  return new Uint8Array(await response.arrayBuffer())
}
