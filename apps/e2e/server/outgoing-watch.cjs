// Required into every thread of a server under test (--import reaches the main thread only): notes where each
// connection goes, and which names are looked up.
const dns = require('node:dns');
const { appendFileSync } = require('node:fs');
const { Socket } = require('node:net');

const note = (target) => appendFileSync(process.env.OUTGOING_WATCH ?? '/dev/null', `${JSON.stringify(target)}\n`);

const { connect } = Socket.prototype;
Socket.prototype.connect = function watched(...args) {
  const [first, second] = args.flat();
  const isPlain = typeof first !== 'object';
  const { host, port, path } = isPlain ? { host: second, port: Number(first) } : first;
  note({ host: host ?? null, port: port ?? null, path: path ?? null });
  return connect.apply(this, args);
};

const { lookup } = dns;
dns.lookup = (name, ...rest) => {
  note({ lookup: name });
  return lookup(name, ...rest);
};
