import type { FastifyInstance } from 'fastify'
import type { SignerView } from '#generated/api'
import { SignerClient } from '../../../product/drive/sign-as-co-owner.ts'
import { Borrower } from './borrower.ts'
import { nextAddress, registration } from './registration.ts'
import { answersTo, moveBy, walk } from './road.ts'

export const coDeed = '/service-application/api/v1/application/heloc/co-deed'

/** Invites the first co-owner without an e-mail address, as the borrower does; returns the address. */
export async function invite(borrower: Borrower, email = nextAddress()): Promise<string> {
  const { signers } = (await borrower.get(`${coDeed}/status?applicationUuid=${borrower.application}`)).json()
  const { uuid } = signers.find((signer: { email?: string }) => signer.email === undefined)
  const response = await sendInvitation(borrower, uuid, email)
  if (response.statusCode !== 200) throw new Error(`Invitation: ${response.body}`)
  return email
}

export const sendInvitation = (borrower: Borrower, signer: string, email: string) =>
  borrower.post(
    `/service-application/api/v1/application/heloc/${borrower.application}/co-deed/signers/${signer}/invitation`,
    { email },
  )

/** Creates a co-owner who has read the invitation and set up their access. */
export async function invitedSigner(
  app: FastifyInstance,
  email: string,
  orgCode = 'FHEL',
): Promise<Borrower> {
  const signer = new Borrower(app, SignerClient)
  const code = await signer.codeTo(email)
  const password = 'a long enough password'
  await signer.client.setUpAccount({ orgCode, email, code, password, termsAccepted: true })
  return signer
}

export const view = async (signer: Borrower): Promise<SignerView> =>
  (await signer.get(`${coDeed}/signing`)).json()

export const act = (signer: Borrower, name: string, values: object) =>
  signer.post(`${coDeed}/acts/${name}`, values)

export async function consentToRecords(signer: Borrower): Promise<SignerView> {
  await moveBy(signer, 'acts/consent')
  return view(signer)
}

export async function showPassport(signer: Borrower, name = 'passport.png'): Promise<SignerView> {
  const documents = [await signer.uploaded('PASSPORT_FRONT', name)]
  const response = await act(signer, 'identity', { idType: 'US_PASSPORT', documents })
  if (response.statusCode !== 200) throw new Error(`identity: ${response.statusCode} ${response.body}`)
  return response.json()
}

export async function signCounterpart(signer: Borrower): Promise<SignerView> {
  await moveBy(signer, 'acts/signature')
  return view(signer)
}

/** Opens the documents to sign; returns the answers of a signature, with the name of the land records. */
export const signature = async (signer: Borrower): Promise<object> =>
  Object(await answersTo(signer, 'acts/signature'))

/** Creates a borrower with answers of their own, and a co-owner at `email` who has signed. */
export async function signedOwners(app: FastifyInstance, answers: Parameters<typeof registration>[0] = {}) {
  const borrower = new Borrower(app)
  await borrower.register(registration({ street1: '11 Joint Deed Drive', ...answers }))
  await walk(borrower, 'CO_DEED_REQ')
  const email = await invite(borrower)
  const signer = await invitedSigner(app, email)
  await consentToRecords(signer)
  await showPassport(signer)
  await signCounterpart(signer)
  return { borrower, signer, email }
}
