import { describe, expect, it } from 'vitest'
import { findFault } from './find-fault.ts'

const coded = (code: string, cause?: Error) => Object.assign(new Error('failed', { cause }), { code })

describe('the fault of a database', () => {
  it.each([
    ['08006', 'a connection that failed'],
    ['25006', 'a database that takes nothing but questions, as after a failover'],
    ['25P03', 'a transaction that lay idle'],
    ['28P01', 'a password that is not taken'],
    ['3D000', 'a database that there is not'],
    ['53300', 'too many connections'],
    ['55P03', 'a lock that is not to be had'],
    ['57014', 'a statement that took too long'],
    ['57P01', 'an administrator who sends everybody away'],
    ['57P02', 'another server process that crashed'],
    ['57P03', 'a start that is not over'],
    ['ECONNREFUSED', 'nobody who listens'],
    ['ECONNRESET', 'a line that was cut'],
    ['ENOTFOUND', 'a host that there is not'],
  ])('%s, %s, is that it is away', (code) => {
    expect(findFault(coded(code))).toBe('AWAY')
  })

  it.each([
    'Connection terminated',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
    'Query read timeout',
    'timeout exceeded when trying to connect',
    'PGlite is closed',
  ])('that is told as "%s" alone is that it is away', (message) => {
    expect(findFault(new Error(message))).toBe('AWAY')
  })

  it.each(['53100', 'ENOSPC'])('%s is that it is full', (code) => {
    expect(findFault(coded(code))).toBe('FULL')
  })

  it('is found among the causes of an error', () => {
    expect(findFault(new Error('Failed query', { cause: coded('', coded('53100')) }))).toBe('FULL')
  })

  it.each(['23505', '22P02', '42P01', '40P01', '53200x', ''])(
    'is none for SQLSTATE "%s", which says what was wrong with the statement',
    (code) => expect(findFault(coded(code))).toBeUndefined(),
  )

  it('is none for what is no error', () => {
    for (const thrown of [undefined, null, 'Connection terminated', { code: '57P01' }])
      expect(findFault(thrown)).toBeUndefined()
  })
})
