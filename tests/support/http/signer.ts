import type { FastifyInstance } from 'fastify'
import type { SignerView } from '#generated/api'
import { Borrower } from './borrower.ts'
import { nextAddress } from './registration.ts'

export const coDeed = '/service-application/api/v1/application/heloc/co-deed'

const password = 'a long enough password'

/** Names the address of the first co-owner who has none yet, as their borrower does; answers the address. */
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

/** A co-owner who has read the letter and set up their access. */
export async function invitedSigner(
  app: FastifyInstance,
  email: string,
  orgCode = 'FHEL',
): Promise<Borrower> {
  const signer = new Borrower(app)
  const code = await signer.codeTo(email)
  const response = await signer.post('/identity/api/v1/registration/setup', {
    orgCode,
    email,
    code,
    password,
    termsAccepted: true,
  })
  if (response.statusCode !== 200) throw new Error(`Access of a signer: ${response.body}`)
  signer.application = 'co-deed'
  return signer
}

export const view = async (signer: Borrower): Promise<SignerView> =>
  (await signer.get(`${coDeed}/signing`)).json()

export const act = (signer: Borrower, name: string, values: object) =>
  signer.post(`${coDeed}/acts/${name}`, values)

async function must(signer: Borrower, name: string, values: object): Promise<SignerView> {
  const response = await act(signer, name, values)
  if (response.statusCode !== 200) throw new Error(`${name}: ${response.statusCode} ${response.body}`)
  return response.json()
}

export async function consentToRecords(signer: Borrower): Promise<SignerView> {
  const sample = (await signer.get(`${coDeed}/documents/esign-test/text`)).json()
  const esignCode = /\d{4}/.exec(sample.sections[0].paragraphs[0])?.[0]
  return must(signer, 'consent', {
    esignConsent: true,
    esignCode,
    consentTextHash: await signer.consentHash('esign'),
  })
}

export async function showPassport(signer: Borrower, name = 'passport.png'): Promise<SignerView> {
  const documents = [await signer.uploaded('PASSPORT_FRONT', name)]
  return must(signer, 'identity', { idType: 'US_PASSPORT', documents })
}

export async function signCounterpart(signer: Borrower): Promise<SignerView> {
  return must(signer, 'signature', await signature(signer))
}

/** Opens what is to be signed, and signs as the land records name them. */
export async function signature(signer: Borrower) {
  const { documents, name } = await view(signer)
  const due = documents.filter(({ type }) => type === 'CO_OWNER_NOTICE' || type === 'CO_OWNER_DEED')
  const read = await Promise.all(
    due.map(async ({ uuid }) => {
      const { textHash } = (await signer.get(`${coDeed}/documents/${uuid}/text`)).json()
      return { uuid, textHash }
    }),
  )
  return { typedName: name, signConsent: true, documents: read }
}
