import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import type { VendorConnections } from '../../../server/settings/connection.ts'
import { resolveVendors } from '../../../server/settings/vendor-settings.ts'

export interface ReceivedMail {
  readonly to: readonly string[]
  /** Headers and body as received. */
  readonly text: string
  readonly user: unknown
  readonly isEncrypted: boolean
}

const login = { user: 'letters', password: 'a password of the test' }

/** Creates a refusal in the words of a mail server. */
export const refusal = (responseCode: number, said: string): Error =>
  Object.assign(new Error(said), { responseCode })

/** Local mail server with a certificate of its own and a login, which a test can stop and start again. */
export class MailServer {
  readonly received: ReceivedMail[] = []
  /** Decides about the address of a letter: throws to refuse it, resolves to accept it. */
  weigh: (address: string) => Promise<void> = async () => {}
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'mail-'))
  readonly #options: SMTPServerOptions
  #server: SMTPServer | undefined
  #port = 0

  constructor(options: SMTPServerOptions = {}) {
    this.#options = options
    const [key, cert] = [this.#file('key.pem'), this.#file('cert.pem')]
    const subject = ['-subj', '/CN=mail.example', '-addext', 'subjectAltName=IP:127.0.0.1']
    const ec = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
    execFileSync('openssl', ['req', '-x509', ...ec, ...subject, '-days', '2', '-keyout', key, '-out', cert], {
      stdio: 'pipe',
    })
  }

  /** Listens, on the same port each time. */
  async start(): Promise<void> {
    const server = new SMTPServer({
      key: readFileSync(this.#file('key.pem')),
      cert: readFileSync(this.#file('cert.pem')),
      disableReverseLookup: true,
      onAuth: ({ username, password }, _session, done) => {
        const isRight = username === login.user && password === login.password
        done(isRight ? null : refusal(535, 'Not your password'), { user: username })
      },
      onRcptTo: ({ address }, _session, done) => void this.weigh(address).then(() => done(), done),
      onData: (stream, { envelope, user, secure }, done) => {
        const keep = (said: string) => {
          const to = envelope.rcptTo.map(({ address }) => address)
          this.received.push({ to, text: said, user, isEncrypted: secure })
          done()
        }
        void text(stream).then(keep, done)
      },
      ...this.#options,
    })
    // A client that rejects the certificate breaks the connection off.
    server.on('error', () => {})
    this.#server = server
    await new Promise<void>((resolve) => {
      const listening = server.listen(this.#port, '127.0.0.1', () => {
        this.#port = (listening.address() as AddressInfo).port
        resolve()
      })
    })
  }

  async stop(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    await new Promise<void>((resolve) => (server === undefined ? resolve() : server.close(() => resolve())))
  }

  /** Connection to this server, as a deployment configures it. */
  connections(password = login.password, caFile = this.#file('cert.pem')) {
    const file = this.#file('vendors.json')
    const entry = { kind: 'smtp', host: '127.0.0.1', port: this.#port, from: 'letters@lender.example' }
    const mail = {
      ...entry,
      user: login.user,
      passwordEnv: 'MAIL_PASSWORD',
      ...(caFile && { caFile }),
      private: true,
    }
    writeFileSync(file, JSON.stringify({ connections: { mail }, ports: { mail: 'mail' } }))
    return resolveVendors({ VENDORS: file, MAIL_PASSWORD: password }) satisfies VendorConnections
  }

  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.#folder, { recursive: true })
  }

  #file = (name: string): string => path.join(this.#folder, name)
}
