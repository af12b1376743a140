import type { RoutePolicy } from './require-policies.ts'

/** Generates docs/policies.md: every route by address, with who may call it and on whose data. */
export function describePolicies(policies: readonly RoutePolicy[]): string {
  const rows = policies
    .map(({ method, url, policy: { who, roles, data, proof = '', audit = '', signIns } }) => {
      const whom = signIns === undefined ? who : `${who} (${signIns})`
      const by = roles === undefined ? whom : `${whom}: ${roles.join(', ')}`
      return `| ${url} | ${method} | ${by} | ${data} | ${proof} | ${audit === 'none' ? '' : audit} |`
    })
    .sort()
  return `${[...head, ...rows].join('\n')}\n`
}

const head = [
  '# Who may call what',
  '',
  'Made from the `policy` in the `config` of every route by `WRITE_POLICIES=1 npx vitest run server/policies`; a route without one keeps the server from starting.',
  '',
  '- **anyone**: without signing in. **customer**: applicants, signers and brokers, with a token of that audience. **signer**: the same, for what somebody signs along. **staff**: with a',
  '  token of the staff’s and, where roles stand there, one of them. **operator**: with the operator’s key. **sandbox**: anyone, where `SANDBOX` is `on`; elsewhere there is no such route.',
  '- **(due)**: only between the password and the second factor, where one is asked for; **(begun)**: then as well. Every other call answers 401 `FACTOR_DUE` to such a token.',
  '',
  '- **own**: of the person who calls; anybody else’s is not found. **tenant**: of the lenders at which they have one of the roles. **none**: nobody’s, or what a secret in the call opens.',
  '',
  '- **proof**, beside the token, of what moves money or letters (where a second factor is set up, only a code of it gives one): **recent**, a sign-in, password or mailed code of a short time ago; **anew**, a password or mailed code just given; **password**, in',
  '  the body, and **recent** as well where a second factor is set up; **submission**, as the submission or condition declares it (`proof` in flows/process.json, `guards` in flows/conditions.json, `signer-submissions.ts`). [Why](adr/0030-proofs.md).',
  '',
  '- **audit**: the act that the call leaves in the [audit log](audit.md).',
  '',
  '| route | method | who | data | proof | audit |',
  '|---|---|---|---|---|---|',
]
