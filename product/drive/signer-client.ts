import type { JsonObject } from '#source'
import { BorrowerClient } from './borrower-client.ts'

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
