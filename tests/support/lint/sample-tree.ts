import { fieldEnums } from '#generated/fields'

/** JSON that a test may change. */
export interface Tree {
  // biome-ignore lint/suspicious/noExplicitAny: a test reaches into the tree as an author types into a file
  [path: string]: any
}

/** Smallest flows and tenant without findings: two states, two pages, one lender. */
export function sampleTree(): Tree {
  return {
    'flows/predicates.json': {
      $schema: '../schemas/dsl/predicates.schema.json',
      predicates: { chosen: { field: 'heloc.term', gt: 0 } },
    },
    'flows/examples/predicates.json': {
      $schema: '../../schemas/dsl/examples.schema.json',
      examples: {
        chosen: [
          { title: 'A year is the shortest term', context: { 'heloc.term': 1 }, answer: true },
          { title: 'No term yet', context: { 'heloc.term': 0 }, answer: false },
        ],
      },
    },
    'flows/journey.json': {
      $schema: '../schemas/dsl/journey.schema.json',
      initial: 'product',
      requires: ['profile', 'heloc'],
      fallbackPage: '/',
      states: {
        product: { kind: 'interactive', page: 'product/select' },
        complete: { kind: 'terminal', page: 'complete' },
      },
      triggerOrder: ['selectProduct'],
      transitions: { selectProduct: { from: ['product'], to: 'complete', trigger: 'chosen' } },
    },
    'flows/process.json': {
      $schema: '../schemas/dsl/process.schema.json',
      version: 1,
      initial: 'OFFER_SELECTION',
      begin: {},
      states: { OFFER_SELECTION: {}, COMPLETE: { kind: 'terminal' } },
      transitions: { offerSelected: { from: ['OFFER_SELECTION'], to: 'COMPLETE' } },
      effects: { offerSelected: { sets: ['heloc.term'], gives: [{ field: 'heloc.term', gt: 0 }] } },
      submissions: { offer: { event: 'offerSelected', form: 'product/select' } },
    },
    'flows/server-states.json': {
      $schema: '../schemas/dsl/server-states.schema.json',
      states: {
        ...Object.fromEntries(
          (fieldEnums['status.checklistStatus'] ?? []).map((state) => [state, { kind: 'interactive' }]),
        ),
        COMPLETE: { kind: 'interactive', turn: 'nobody' },
      },
      keepQuery: ['pop-webchat'],
      polling: { baseMs: 1000, factor: 2, maxMs: 5000, retries: 7, retriesWhileWaiting: 14 },
    },
    'flows/pages.json': {
      $schema: '../schemas/dsl/pages.schema.json',
      basePath: '/account/heloc',
      areaPaths: { application: '/account/heloc/:uuid', signer: '/account/heloc/heloc-signer' },
      pages: {
        'product/select': {
          area: 'application',
          title: 'product.title',
          layout: 'wide',
          form: 'product/select',
          submissions: ['offer'],
        },
        complete: { area: 'application', title: 'complete.title', layout: 'plain' },
      },
      groups: ['product'],
      redirects: {},
      external: Object.fromEntries(
        ['/terms', '/privacy', '/licenses'].map((path) => [path, `https://bank.example${path}`]),
      ),
    },
    'flows/registration.json': {
      $schema: '../schemas/dsl/registration.schema.json',
      queryParameter: 'step',
      order: [],
      confirmation: { step: 'confirm-email', label: 'product.title' },
      groupOrder: [],
      groups: {},
      steps: {},
    },
    'flows/progress.json': {
      $schema: '../schemas/dsl/progress.schema.json',
      order: [],
      steps: {},
      registrationPercent: 20,
      resume: {},
    },
    'flows/standing.json': {
      $schema: '../schemas/dsl/standing.schema.json',
      order: [],
      milestones: {},
      neededOrder: [],
      needed: {},
    },
    'flows/limits.json': {
      $schema: '../schemas/dsl/limits.schema.json',
      limits: {
        loanAmount: { minCents: 1500000, maxCents: 40000000 },
        apr: { minBps: 760, maxBps: 1720 },
        originationFee: { maxBps: 499 },
        valuationFee: { cents: 18000 },
        manualNotaryFee: { cents: 30000 },
        recordingFee: { minCents: 0, maxCents: 31500 },
        recordingTax: { minCents: 0, maxCents: 140000, perCents: 10000000 },
      },
    },
    'flows/conditions.json': { $schema: '../schemas/dsl/conditions.schema.json', categories: {} },
    'flows/disclosures.json': {
      $schema: '../schemas/dsl/disclosures.schema.json',
      order: ['apr'],
      disclosures: {
        apr: {
          regulatory: true,
          versions: [{ version: '2026-01', effective: '2026-01-01', copy: 'product.apr' }],
        },
      },
    },
    'flows/flags.json': { $schema: '../schemas/dsl/flags.schema.json', flags: {} },
    'flows/facts.json': { $schema: '../schemas/dsl/facts.schema.json', facts: {} },
    'flows/forms/product/select.json': {
      $schema: '../../../schemas/dsl/form.schema.json',
      schema: { type: 'object', additionalProperties: false, properties: {} },
      order: [],
      fields: {},
      submit: 'product.submit',
    },
    'flows/copy/en-US/product.json': {
      $schema: '../../../schemas/dsl/copy.schema.json',
      messages: {
        'product.title': 'Choose your offer',
        'product.submit': 'Choose',
        'product.apr': 'From {aprMin}.',
      },
    },
    'flows/copy/en-US/complete.json': {
      $schema: '../../../schemas/dsl/copy.schema.json',
      messages: { 'complete.title': 'Done' },
    },
    'tenants/bank/tenant.json': sampleTenant('bank'),
  }
}

/** Adds a predicate that nothing names, with an example for each of its answers. */
export function addUnusedPredicate(tree: Tree): void {
  const state = 'heloc.property.address.state'
  tree['flows/predicates.json'].predicates.inTexas = { field: state, equals: 'TX' }
  tree['flows/examples/predicates.json'].examples.inTexas = [
    { title: 'A home in Texas', context: { [state]: 'TX' }, answer: true },
    { title: 'A home in Ohio', context: { [state]: 'OH' }, answer: false },
  ]
}

export const sampleTenant = (code: string) => ({
  $schema: '../../schemas/tenant/tenant.schema.json',
  code,
  setup: 'RETAIL',
  referrerRequired: false,
  providerBrand: false,
  org: {
    baseUrl: `https://${code}.example`,
    canonicalOrgCode: 'BANK',
    orgBrand: 'Bank',
    orgCode: code.toUpperCase(),
    orgMetaData: {
      companyInfo: {
        companyName: 'Bank',
        companyNameShort: 'Bank',
        companyProduct: 'Line',
        companyNMLS: '1',
        companyNmlsURL: 'https://nmls.example/1',
        companyAddress: { street1: '1 Main Street', city: 'Reno', state: 'NV', zip: '89501' },
        email: 'help@bank.example',
        phone: '+18885550100',
        phoneFormatted: '(888) 555-0100',
        allowRegulatorReview: false,
        organization: 'BANK',
        publicFeatureToggles: {},
      },
      products: {},
      footer: {
        termsOfUseUrl: '/terms',
        privacyPolicyUrl: '/privacy',
        privacyLinkIsExternal: false,
        licensesUrl: '/licenses',
        companyLegalUrl: '/terms',
        additionalUrls: [],
        footerImage: 'EHL',
        disclosureCopy: 'product.apr',
      },
    },
    orgPricingData: [],
  },
  licensedStates: ['NV'],
  hours: {},
  theme: {
    brand: '#1f4f46',
    accent: '#c8643c',
    neutralTint: '#2b3a36',
    radiusPx: 8,
    fontFamily: 'system',
    density: 1,
    typeScale: 1.25,
    logo: 'logo.svg',
    logoAlt: 'Bank',
    favicon: 'favicon.svg',
  },
  pricing: {
    maxCltvBps: 8500,
    offers: [{ term: 10, aprBps: 800, originationFeeBps: 299, rateType: 'FIXED' }],
  },
  terms: {
    drawYears: 3,
    leastDrawCents: 50000,
    drawsAtOffices: false,
    annualFeeCents: 0,
    drawFeeCents: 0,
    lateFeeCents: 0,
    lateAfterDays: 15,
    earlyClosureFeeCents: 0,
    earlyClosureYears: 0,
    offerDays: 30,
    applicationLocks: true,
  },
  features: {},
  overrides: {},
})
