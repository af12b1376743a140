import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolveSettings } from './settings.ts'

const settings = (env: NodeJS.ProcessEnv) => resolveSettings(env, [])
const long = 'a secret of more than thirty-two bytes'

describe('a secret of the environment', () => {
  it.each(['JWT_SECRET', 'DATA_KEY', 'OPERATOR_KEY', 'METRICS_KEY'])(
    'is refused when it is empty or short: %s',
    (name) => {
      for (const [text, what] of [
        ['', 'is empty'],
        ['x', 'holds a secret of 1 byte;'],
        ['a'.repeat(31), 'holds a secret of 31 bytes'],
        [' '.repeat(40), 'is empty'],
        [`${' '.repeat(40)}x\n`, 'holds a secret of 1 byte;'],
      ] as const)
        expect(() => settings({ [name]: text })).toThrow(`${name} ${what}`)
      expect(() => settings({ [name]: 'short' })).toThrow('Make one with `openssl rand -base64 32`.')
    },
  )

  it('is measured in bytes of UTF-8, of which 32 are enough', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const isLong = Buffer.byteLength(text.trim()) >= 32
        const read = () => settings({ JWT_SECRET: text }).jwtSecret
        if (isLong) expect(read()).toBe(text)
        else expect(read).toThrow('JWT_SECRET')
      }),
    )
    expect(settings({ DATA_KEY: 'ж'.repeat(16) }).dataKey).toBe('ж'.repeat(16))
  })

  it('may be left out', () => {
    expect(settings({})).toMatchObject({ jwtSecret: undefined, dataKey: undefined, operatorKey: undefined })
  })

  it('has those before it beside it, parted by commas', () => {
    const env = { JWT_SECRET_PREVIOUS: `${long}, ${long}2`, DATA_KEY_PREVIOUS: '' }
    expect(settings(env)).toMatchObject({ previousJwtSecrets: [long, `${long}2`], previousDataKeys: [] })
  })

  it.each([`${long}\n`, ` ${long}`, `${long}, with a comma`])(
    'that sealed something can be named as the one before, whatever is in it: %j',
    (text) => {
      expect(settings({ DATA_KEY: text }).dataKey).toBe(text)
      expect(settings({ DATA_KEY_PREVIOUS: text }).previousDataKeys).toContain(text)
    },
  )

  it('signs nobody in when it was short, but opens what was sealed with it', () => {
    expect(() => settings({ JWT_SECRET_PREVIOUS: 'short' })).toThrow(
      'JWT_SECRET_PREVIOUS holds a secret of 5 bytes',
    )
    expect(settings({ DATA_KEY: long, DATA_KEY_PREVIOUS: 'short' }).previousDataKeys).toEqual(['short'])
  })
})

describe('the sandbox', () => {
  const modeOf = (env: NodeJS.ProcessEnv) => settings(env).sandbox.mode
  const shared = { DATABASE_URL: 'postgres://db/heloc' }

  it('is on where one tries the product out, and closed on a database of its own and in production', () => {
    expect(modeOf({})).toBe('on')
    expect(modeOf({ DATABASE_URL: '' })).toBe('on')
    expect(modeOf(shared)).toBe('closed')
    for (const said of ['production', 'Production', 'PRODUCTION '])
      expect(modeOf({ NODE_ENV: said })).toBe('closed')
  })

  it('is what is said, wherever it runs', () => {
    for (const mode of ['on', 'closed', 'off']) {
      expect(modeOf({ SANDBOX: mode })).toBe(mode)
      expect(modeOf({ SANDBOX: mode, NODE_ENV: 'production', ...shared })).toBe(mode)
    }
  })

  it.each(['true', 'On', 'no', '1', 'close'])('is refused when it is anything else: %s', (said) => {
    expect(() => settings({ SANDBOX: said })).toThrow(`SANDBOX is "${said}". It must be on (`)
  })

  it('takes a pace where it is on, and refuses one that nobody would keep', () => {
    expect(settings({ SANDBOX_DAY_SECONDS: '0.5' }).sandbox.daySeconds).toBe(0.5)
    for (const name of ['SANDBOX_DAY_SECONDS', 'SANDBOX_JOB_MS', 'SANDBOX_REVIEW_MS']) {
      expect(() => settings({ [name]: '1', SANDBOX: 'closed' })).toThrow(
        `${name} is set, but the sandbox is closed: `,
      )
      expect(() => settings({ [name]: '1', ...shared })).toThrow(
        `${name} is set, but the sandbox is closed, as it is by default with DATABASE_URL or NODE_ENV=production: `,
      )
    }
  })
})

describe('the desk', () => {
  const keeperOf = (env: NodeJS.ProcessEnv) => settings(env).sandbox.desks
  const gateway = {
    VENDORS: 'examples/gateway/vendors.json',
    GATEWAY_SECRET: `whsec_${btoa('x'.repeat(24))}`,
  }

  it('is kept by people where the sandbox is off and no connection fills it, else by what fills its port', () => {
    expect(keeperOf({ SANDBOX: 'off' })).toBe('people')
    expect(keeperOf({ SANDBOX: 'off', ...gateway })).toBe('automatic')
    for (const SANDBOX of ['on', 'closed']) expect(keeperOf({ SANDBOX })).toBe('automatic')
  })

  it('is kept by whom one says, and nobody else is known', () => {
    for (const keeper of ['automatic', 'people'])
      expect(keeperOf({ SANDBOX: 'off', SANDBOX_DESKS: keeper })).toBe(keeper)
    expect(() => settings({ SANDBOX_DESKS: 'nobody' })).toThrow('SANDBOX_DESKS is "nobody". It must be')
  })
})

describe('the proxies whose word is believed', () => {
  const proxies = (TRUST_PROXY: string) => settings({ TRUST_PROXY }).trustProxy

  it('are those of this machine unless said otherwise', () => {
    expect(settings({}).trustProxy).toBe('loopback')
    expect(proxies('none')).toBe(false)
  })

  it.each(['10.0.0.5', '10.0.0.0/8', '::1, fd00::/8', 'uniquelocal,192.0.2.1'])('may be %s', (said) => {
    expect(proxies(said)).toBe(said)
  })

  it.each(['true', '*', '1', '0.0.0.0/0', '10.0.0.0/33', 'proxy.example', '10.0.0.1,,', '10.0.0.0/8/8'])(
    'are never everybody, nor what names nobody: %s',
    (said) => {
      expect(() => proxies(said)).toThrow('TRUST_PROXY names "')
    },
  )
})

describe('a setting that nothing can be made of', () => {
  it.each([
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud". It must be one of trace,'],
    [{ TENANTS: '/no/such/folder' }, 'TENANTS names /no/such/folder, which does not exist.'],
  ])('is refused with what it may be: %j', (env, sentence) => {
    expect(() => settings(env)).toThrow(sentence)
  })
})

describe('a server', () => {
  it('whose sandbox is open to whoever reaches it is reached by this machine alone, unless it is told otherwise', () => {
    expect(settings({}).host).toBe('127.0.0.1')
    expect(settings({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
    expect(settings({ SANDBOX: 'closed' }).host).toBe('0.0.0.0')
    expect(settings({ DATABASE_URL: 'postgres://one/database' }).host).toBe('0.0.0.0')
  })

  it('may be told how long it still answers when it is asked to end, for as long as it ends in time', () => {
    expect(settings({ DRAIN_SECONDS: '2.5' }).drainMs).toBe(2500)
    expect(() => settings({ DRAIN_SECONDS: '11' })).toThrow('It must be at most 10')
  })
})
