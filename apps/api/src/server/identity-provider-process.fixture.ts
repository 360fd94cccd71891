import { CLIENT, testIdentityProvider } from './testing-identity-provider.ts';

// A process of its own for tests of the built product: its address and whom it vouches for are given, and it says where it is.
const [, , publicUrl = '', person = 'null'] = process.argv;
const provider = await testIdentityProvider(publicUrl);
provider.person = JSON.parse(person);
process.stdout.write(`${JSON.stringify({ issuer: provider.issuer, client: CLIENT })}\n`);
