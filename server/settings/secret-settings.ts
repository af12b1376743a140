import { SettingsError } from './settings-error.ts'

/** Secrets from the environment; missing ones are kept in files of the data folder. */
export interface SecretSettings {
  readonly jwtSecret: string | undefined
  /** Verify tokens that were signed before the secret was exchanged. */
  readonly previousJwtSecrets: readonly string[]
  readonly dataKey: string | undefined
  /** Open values that were sealed before the key was exchanged. */
  readonly previousDataKeys: readonly string[]
  /** Key with which an operator invites borrowers and reads letters. */
  readonly operatorKey: string | undefined
  /** Key with which metrics are read. Nobody reads them if undefined. */
  readonly metricsKey?: string | undefined
}

const leastBytes = 32

export const resolveSecrets = (env: NodeJS.ProcessEnv): SecretSettings => ({
  jwtSecret: secret(env, 'JWT_SECRET'),
  previousJwtSecrets: secrets(env, 'JWT_SECRET_PREVIOUS').map((text) =>
    requireLong(
      'JWT_SECRET_PREVIOUS',
      text,
      'Secrets are parted by commas; a session of a short one simply ends.',
    ),
  ),
  dataKey: secret(env, 'DATA_KEY'),
  // Any length is allowed: a key that is too short today is replaced by naming it here. So is one with a comma or a line break.
  previousDataKeys: [
    ...new Set([...secrets(env, 'DATA_KEY_PREVIOUS'), ...whole(env.DATA_KEY_PREVIOUS ?? '')]),
  ],
  operatorKey: secret(env, 'OPERATOR_KEY'),
  metricsKey: secret(env, 'METRICS_KEY'),
})

function secret(
  env: NodeJS.ProcessEnv,
  name: 'JWT_SECRET' | 'DATA_KEY' | 'OPERATOR_KEY' | 'METRICS_KEY',
): string | undefined {
  const text = env[name]
  return text === undefined ? undefined : requireLong(name, text, wayOut[name])
}

const made = 'Left out, one is made in DATA_DIR.'
const wayOut = {
  JWT_SECRET: made,
  OPERATOR_KEY: made,
  METRICS_KEY: 'Left out, there are no metrics.',
  DATA_KEY: `${made} Where data is sealed with this one, name it in DATA_KEY_PREVIOUS, and run \`npm run rotate-keys\` afterwards.`,
}

function requireLong(name: string, text: string, hint: string): string {
  const bytes = Buffer.byteLength(text.trim())
  if (bytes >= leastBytes) return text
  const what = bytes === 0 ? 'is empty' : `holds a secret of ${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`
  throw new SettingsError(
    `${name} ${what}; at least ${leastBytes} are needed. Make one with \`openssl rand -base64 32\`. ${hint}`,
  )
}

/** Returns a single secret unchanged. */
const whole = (text: string): readonly string[] => (text.trim() === '' ? [] : [text])

const secrets = (env: NodeJS.ProcessEnv, name: string): readonly string[] =>
  (env[name] ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
