import { exits, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'localhost prints one Local line',
    config: "{ server: { host: 'localhost' } }",
    commands: ['rsbuild dev', 'GET /'],
    expect: [prints(/> Local:\s+http:\/\/localhost:\d+\//, 'rsbuild'), printsNot('Network', 'rsbuild')],
  },
  {
    statement: 'a preview prints the lines of the default host whatever is set',
    config: "{ server: { host: '127.0.0.1' } }",
    commands: ['rsbuild build', 'rsbuild preview'],
    expect: [prints(/> Local:\s+http:\/\/localhost:\d+\//)],
  },
  {
    statement: 'the command line wins over the configuration file',
    config: "{ server: { host: '0.0.0.0' } }",
    commands: ['rsbuild dev --host localhost'],
    expect: [printsNot('Network')],
  },
  {
    statement: ':: prints one Network line with [::1]',
    config: "{ server: { host: '::' } }",
    commands: ['rsbuild dev', 'GET /'],
    expect: [prints(/> Network:\s+http:\/\/\[::1\]:/, 'rsbuild'), printsNot('Local', 'rsbuild')],
  },
  {
    statement: 'with dev.assetPrefix true, an IPv6 address has no brackets in the URLs of assets',
    config: "{ server: { host: '::' }, dev: { assetPrefix: true } }",
    commands: ['rsbuild dev', 'GET /'],
    expect: [prints(/src="http:\/\/:::\d+\/static\/js\/index\.js"/, 'GET')],
  },
  {
    statement: '--host without a value is an error',
    commands: ['rsbuild dev --host'],
    expect: [exits(1), prints("error: option '--host <host>' argument missing")],
  },

  {
    statement: 'true is not a host',
    config: '{ server: { host: true } }',
    commands: ['rsbuild dev'],
    expect: [exits(1), prints('ERR_INVALID_ARG_TYPE')],
  },
  {
    statement: 'the Host header is not checked',
    commands: ['rsbuild dev', 'GET / host: tunnel.example.com'],
    expect: [exits(200), prints('<!doctype html>', 'GET')],
  },
  ...[
    { client: '{}', port: /"?port"?: ?"4149"/ },
    { client: "{ port: '' }", port: /"?port"?: ?""/ },
  ].map(({ client, port }) => ({
    statement: `with dev.client ${client}, the page gets the port of the server or that of its URL`,
    config: `{ dev: { client: ${client} }, server: { port: 4149 }, tools: { rspack: { devtool: false } } }`,
    commands: ['rsbuild dev', 'GET /static/js/vendors-node_modules_rsbuild_core_dist_client_overlay_mjs.js'],
    expect: [prints(port, 'GET')],
  })),
  {
    statement: 'with the default, the server does not listen on ::1',
    config: `{ plugins: [{ name: 'connect', setup: (api) => api.onAfterStartDevServer(async ({ port }) => {
      const { connect } = await import('node:net');
      for (const host of ['127.0.0.1', '::1']) await new Promise((done) => {
        const socket = connect({ host, port }, () => { console.log(host, 'connected'); socket.destroy(); done(); });
        socket.on('error', ({ code }) => { console.log(host, code); done(); });
      });
    }) }] }`,
    commands: ['rsbuild dev'],
    expect: [prints('127.0.0.1 connected'), prints('::1 ECONNREFUSED')],
  },
];
