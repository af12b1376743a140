import { createReferenceGateway } from './gateway.ts'

const { GATEWAY_SECRET: secret = '', PORT = '9090', LATER_MS } = process.env
if (secret === '')
  throw new Error('GATEWAY_SECRET is not set. Make one: echo whsec_$(openssl rand -base64 32)')

createReferenceGateway({
  secret,
  ...(LATER_MS !== undefined && { laterMs: () => Number(LATER_MS) }),
}).listen(Number(PORT), '127.0.0.1', () => console.log(`The gateway listens on http://127.0.0.1:${PORT}`))
