import { describe, expect, it } from 'vitest'
import { hearthline, wholesale } from '../testing/render-screen.tsx'
import { mayRegister } from './may-register.ts'

const retail = hearthline.organization.tenant
const none = new URLSearchParams()
const referred = new URLSearchParams('referrer=x')

describe('registering by oneself', () => {
  it('is open at a lender that requires no originator', () => {
    expect(mayRegister(retail, none)).toBe(true)
  })

  it('needs the referrer in the address where one is required', () => {
    expect(mayRegister({ ...retail, referrerRequired: true }, none)).toBe(false)
    expect(mayRegister({ ...retail, referrerRequired: true }, referred)).toBe(true)
  })

  it('is closed at a wholesale lender, referrer or not', () => {
    expect(mayRegister(wholesale.organization.tenant, referred)).toBe(false)
  })
})
