import { defineConfig } from 'playwright/test'

const executablePath = process.env.TOOLWRIGHT_CHROMIUM
const report = process.env.TOOLWRIGHT_STORIES_REPORT

/** The browser stories, told against the built product. `npm test` finds a Chromium and names it in TOOLWRIGHT_CHROMIUM. */
export default defineConfig({
  testDir: 'e2e/stories',
  outputDir: 'test-results',
  workers: 2,
  // One more telling where nobody can look: it is printed and counted as flaky, and a story that is wrong fails twice.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // A busy machine is slow, not wrong: what is waited for is a condition, never a time.
  expect: { timeout: 15_000 },
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    browserName: 'chromium',
    // A trace costs a story about a quarter of its time; whoever looks into a failure has it at home.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
