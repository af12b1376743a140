import { asJsonObject, type JsonObject, mergePatch } from '#source'
import { BorrowerClient } from './borrower-client.ts'
import { DriveStopped } from './drive-stopped.ts'
import { fillValues } from './fill-values.ts'
import { makeMove } from './make-move.ts'
import type { FormsOfFlows } from './sample-answers.ts'

/** Listener that is awaited before each move of an additional signer, and called with `signed` after the last. */
export type TellSigner = (signer: SignerClient, move: string) => void | Promise<void>

export interface InvitedCoOwner {
  readonly applicant: JsonObject
  /** Merge patch (RFC 7396) over the `coOwner` of the applicant. */
  readonly coOwner: JsonObject
  readonly flows: FormsOfFlows
}

/**
 * Invites the first co-owner without an invitation, sets up the co-owner's access with the code of the letter, and
 * makes their moves.
 */
export async function signAsCoOwner(
  borrower: BorrowerClient,
  orgCode: string,
  { applicant, coOwner, flows }: InvitedCoOwner,
  tell: TellSigner,
): Promise<void> {
  const {
    email = null,
    password = null,
    moves = [],
  } = asJsonObject(mergePatch(asJsonObject(applicant.coOwner), coOwner))
  const address = String(await fillValues(email, borrower))
  await borrower.postPart(`co-deed/signers/${await nextCoOwner(borrower)}/invitation`, { email: address })
  const code = await borrower.codeTo(address)
  const signer = new SignerClient(borrower.transport)
  await signer.setUpAccount({ orgCode, email: address, code, password, termsAccepted: true })
  const posts: string[] = []
  for (const move of (Array.isArray(moves) ? moves : []).map(asJsonObject)) {
    posts.push(String(move.post))
    await tell(signer, nthOf(posts))
    await makeMove(move, signer, applicant, flows)
  }
  await tell(signer, 'signed')
}

/** Name of the latest move: `acts/identity` the first time, `acts/identity#2` the second. */
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

/**
 * HTTP client that acts as the browser of an additional signer: with the signer's own token, and `co-deed` in place of
 * the application's uuid.
 */
export class SignerClient extends BorrowerClient {
  override applicationUuid = 'co-deed'

  /** Reads the part of the application that a signer may see, including their documents. */
  override readonly heloc = (): Promise<JsonObject> => this.part('signing')

  protected override enter(): void {
    // Keeps `co-deed`: a signer opens no application, because the server finds theirs by the token.
  }
}
