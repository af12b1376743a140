interface TrustedTypePolicies {
  readonly defaultPolicy: unknown
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown
}

const allowed = new Set<string>()

/**
 * Allows one script URL of ours that a library passes to the browser as a string (pdf.js starts its worker so). The
 * default policy allows only these URLs. Every other URL, and all HTML and script text, stays blocked.
 */
export function allowScriptUrl(url: string): void {
  allowed.add(url)
  const policies = findPolicies()
  if (!policies || policies.defaultPolicy) return
  policies.createPolicy('default', {
    createScriptURL: (asked) => {
      if (allowed.has(asked)) return asked
      throw new TypeError('This script address is not allowed here.')
    },
  })
}

function findPolicies(): TrustedTypePolicies | undefined {
  const policies: unknown = Reflect.get(window, 'trustedTypes')
  return policies === undefined ? undefined : (policies as TrustedTypePolicies) // the browser's own object, as its standard defines it
}
