/** Passwords that became known by breaches of other sites. Nobody outside is told a password, nor enough of one to find it. */
export interface BreachedPasswords {
  /**
   * Finds the rest of the SHA-1 hashes that begin with `prefix`, of passwords that were breached: 35 hexadecimal digits, in
   * capitals, after the 5 of the prefix. Called while a page waits: answers within a second, and with none if the service is
   * down, because nobody is kept from choosing a password by that.
   */
  readonly findRest: (prefix: string) => Promise<ReadonlySet<string>>
}
