import type { JsonObject } from '#source'
import { BorrowerClient } from './borrower-client.ts'

/** Speaks HTTP as the browser of an additional signer: their own token, and `co-deed` where a borrower names an application. */
export class SignerClient extends BorrowerClient {
  override applicationUuid = 'co-deed'

  /** What a signer may see of the application; among it are their documents. */
  override readonly heloc = (): Promise<JsonObject> => this.part('signing')

  protected override enter(): void {
    // A signer opens no application: theirs is always the one that waits for them.
  }
}
