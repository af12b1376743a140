import { asJsonObject, type JsonObject } from '#source'
import type { BorrowerClient } from './borrower-client.ts'
import { DriveStopped } from './drive-stopped.ts'
import { fillValues } from './fill-values.ts'
import { SignerClient } from './signer-client.ts'

/** Waited for before each step of an additional signer, and with `signed` after the last. */
export type TellSigner = (signer: SignerClient, step: string) => void | Promise<void>

/**
 * What applicant.json says of a co-owner: the borrower invites the first one who was not invited yet, who sets up their
 * access with the code of the letter and takes the steps as themselves.
 */
export async function signAsCoOwner(
  borrower: BorrowerClient,
  orgCode: string,
  { email = null, password = null, steps = [] }: JsonObject,
  tell: TellSigner,
): Promise<void> {
  const address = String(await fillValues(email, borrower))
  await borrower.postPart(`co-deed/signers/${await nextCoOwner(borrower)}/invitation`, { email: address })
  const code = await borrower.codeTo(address)
  const signer = new SignerClient(borrower.url)
  await signer.setUpAccount({ orgCode, email: address, code, password, termsAccepted: true })
  const posts: string[] = []
  for (const step of Array.isArray(steps) ? steps : []) {
    const { post, values = {} } = asJsonObject(step)
    posts.push(String(post))
    await tell(signer, nthOf(posts))
    await signer.postPart(String(post), await fillValues(values, signer))
  }
  await tell(signer, 'signed')
}

/** `acts/identity` the first time, `acts/identity#2` the second. */
function nthOf(posts: readonly string[]): string {
  const post = posts.at(-1) ?? ''
  const times = posts.filter((each) => each === post).length
  return times === 1 ? post : `${post}#${times}`
}

async function nextCoOwner(borrower: BorrowerClient): Promise<string> {
  const { helocSigners } = await borrower.heloc()
  const next = (Array.isArray(helocSigners) ? helocSigners : [])
    .map(asJsonObject)
    .find(({ identityUuid }) => identityUuid === undefined)
  if (next === undefined) throw new DriveStopped('Every co-owner was invited already.')
  return String(next.uuid)
}
