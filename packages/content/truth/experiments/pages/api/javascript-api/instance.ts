import { absent, contains, exists, exits, prints, printsInOrder, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const script = (text: string): Record<string, string> => ({
  'run.mjs': `
    import { readdirSync } from 'node:fs';
    import http from 'node:http';
    import { createRsbuild, rspack } from '@rsbuild/core';
    const create = (rsbuildConfig) => createRsbuild({ rsbuildConfig });
    const get = async (port, path, accept = 'text/html', method = 'GET') => {
      const response = await fetch(\`http://localhost:\${port}\${path}\`, { method, headers: { accept } });
      return response.status + ' ' + (await response.text()).slice(0, 20);
    };
    ${text}
  `,
});

const scripts: readonly Experiment[] = [
  {
    statement: 'getHTMLPaths ignores the filename of tools.htmlPlugin',
    files: script(`
      const rsbuild = await create({
        output: { targets: ['node'] },
        tools: { htmlPlugin: (options) => { options.filename = 'other.html'; } },
      });
      await rsbuild.initConfigs();
      console.log(JSON.stringify(rsbuild.getHTMLPaths()));
      process.exit();
    `),
    expect: [prints('{"index":"index.html"}')],
  },
  {
    statement: 'a handler after the middleware gets requests that accept JSON or no page, and those of POST',
    files: script(`
      const rsbuild = await create({ server: { port: 4863 } });
      const compiled = new Promise((resolve) => rsbuild.onDevCompileDone(() => resolve()));
      const server = await rsbuild.createDevServer();
      server.middlewares.use((request, response) => response.end('mine'));
      await compiled;
      http.createServer(server.middlewares).listen(server.port, async () => {
        for (const accept of ['text/html', '*/*', 'application/json, */*', 'application/json', 'image/png'])
          console.log(accept, await get(server.port, '/api', accept));
        console.log('post', await get(server.port, '/api', 'text/html', 'POST'));
        console.log('icon', await get(server.port, '/favicon.ico', 'application/json'));
        process.exit();
      });
    `),
    expect: [
      prints('icon 204'),
      printsInOrder('text/html 200 <!doctype', '*/* 200 <!doctype', 'application/json, */* 200 mine'),
      printsInOrder('application/json 200 mine', 'image/png 200 mine', 'post 200 mine'),
    ],
  },
  {
    statement: 'the middleware keeps the status 404 that Koa sets before it',
    files: script(`
      const rsbuild = await create({ server: { port: 4872 } });
      const compiled = new Promise((resolve) => rsbuild.onDevCompileDone(() => resolve()));
      const { middlewares, port } = await rsbuild.createDevServer();
      await compiled;
      const koa = http.createServer((request, response) => {
        response.statusCode = request.headers.accept === 'text/html' ? 404 : 200;
        middlewares(request, response);
      });
      koa.listen(port, async () => {
        for (const path of ['/', '/static/js/index.js'])
          for (const accept of ['text/html', '*/*']) console.log(path, accept, await get(port, path, accept));
        process.exit();
      });
    `),
    expect: [
      printsInOrder(
        '/ text/html 404 <!doctype',
        '/ */* 200 <!doctype',
        'index.js text/html 404',
        'index.js */* 200',
      ),
    ],
  },
  {
    statement: 'with runCompile false nothing is compiled, but the public folder is served',
    files: {
      'public/file.txt': 'public',
      ...script(`
        const rsbuild = await create({ server: { port: 4864 } });
        rsbuild.onBeforeCreateCompiler(() => console.log('compiler'));
        const { port, listen } = await rsbuild.createDevServer({ runCompile: false });
        await listen();
        console.log(await get(port, '/'), await get(port, '/file.txt'));
        process.exit();
      `),
    },
    expect: [prints('404  200 public'), printsNot('compiler')],
  },
  {
    statement: 'close ends the compilations of a development server',
    files: script(`
      import { writeFileSync } from 'node:fs';
      const rsbuild = await create({ server: { port: 4865 } });
      let count = 0;
      const compiled = new Promise((resolve) => rsbuild.onDevCompileDone(() => { count += 1; resolve(); }));
      rsbuild.onCloseDevServer(() => console.log('closed'));
      const { server } = await rsbuild.startDevServer();
      await compiled;
      await server.close();
      writeFileSync('src/index.js', 'console.log(2);');
      setTimeout(() => console.log('compilations:', count), 600);
    `),
    expect: [printsInOrder('closed', 'compilations: 1')],
  },
  {
    statement: 'mode does not override NODE_ENV; the configuration file and .env of the cwd are not read',
    files: {
      'rsbuild.config.mjs': "export default { html: { title: 'of the file' } };",
      '.env': 'FROM_FILE=yes',
      ...script(`
        process.env.NODE_ENV = 'development';
        await (await createRsbuild({ cwd: process.cwd() })).build({ mode: 'production' });
        console.log('FROM_FILE', process.env.FROM_FILE);
      `),
    },
    expect: [
      exists('dist/static/js/index.js'),
      contains('dist/index.html', '<title>Rsbuild App</title>'),
      prints('FROM_FILE undefined'),
    ],
  },
  {
    statement:
      'a compiler that is run directly neither empties the output folder nor copies the public folder',
    files: {
      'public/a.txt': 'a',
      'dist/old.txt': 'old',
      ...script(`
        process.env.NODE_ENV = 'production';
        const compiler = await (await create({})).createCompiler();
        compiler.run(() => compiler.close(() => {}));
      `),
    },
    expect: [exists('dist/old.txt'), absent('dist/a.txt'), exists('dist/index.html')],
  },
  {
    statement: 'a value that a callback of a script returns replaces the argument of built-in callbacks',
    files: script(`
      const configs = [];
      const rsbuild = await create({});
      rsbuild.onBeforeCreateCompiler(({ bundlerConfigs }) => configs.push(bundlerConfigs));
      await rsbuild.build().catch(({ message }) => console.log('rejected', message));
    `),
    expect: [prints(/rejected Cannot read properties of undefined \(reading '\w+'\)/)],
  },
  {
    statement: 'before changes the position',
    files: script(`
      const order = [];
      const rsbuild = await create({});
      const plugin = (name) => ({ name, setup: () => void order.push(name) });
      rsbuild.addPlugins([plugin('first')]);
      rsbuild.addPlugins([plugin('moved')], { before: 'first' });
      rsbuild.addPlugins(
        [{ name: 'done', setup: (api) => api.onAfterBuild(() => console.log('callback of done')) }],
        { before: 'rsbuild:file-size' },
      );
      await rsbuild.build();
      console.log(order.join());
    `),
    expect: [prints('moved,first'), printsInOrder('callback of done', 'Production file sizes')],
  },
  {
    statement: 'without NODE_ENV createCompiler uses the development settings, and so does a later build',
    files: script(`
      const setup = (api) => api.modifyBundlerChain((_, { isDev }) => console.log('isDev', isDev));
      const rsbuild = await create({ dev: { assetPrefix: '/dev/' }, plugins: [{ name: 'a', setup }] });
      rsbuild.onDevCompileDone(() => console.log('compiled for development'));
      const compiler = await rsbuild.createCompiler();
      const { options } = compiler;
      console.log(options.mode, options.output.publicPath, options.optimization.minimize);
      await new Promise((resolve) => compiler.run(resolve));
      await (await create({})).build();
      console.log(process.env.NODE_ENV, readdirSync('dist/static/js').join());
      process.exit();
    `),
    expect: [
      prints('isDev false'),
      prints('development /dev/ false'),
      prints('compiled for development'),
      prints('development index.js'),
    ],
  },
  {
    statement: 'a second command uses the settings of the first',
    files: script(`
      const rsbuild = await create({ server: { port: 4867 } });
      const { server } = await rsbuild.startDevServer();
      await server.close();
      await rsbuild.build();
      console.log(process.env.NODE_ENV, readdirSync('dist/static/js').join());
      process.exit();
    `),
    expect: [prints('development index.js')],
  },
  {
    statement: 'inspectConfig adds a timestamp to the file of a target that exists, and overwrites the other',
    files: script(`
      import { writeFileSync } from 'node:fs';
      const inspect = async () => (await create({})).inspectConfig({ writeToDisk: true });
      await inspect();
      writeFileSync('dist/rsbuild.config.mjs', 'OLD');
      await inspect();
      console.log(readdirSync('dist').join('\\n'));
    `),
    expect: [
      prints(/^rspack\.config\.web\.\d+\.mjs$/m),
      contains('dist/rsbuild.config.mjs', 'export default'),
    ],
  },
  {
    statement: 'a plugin that is added after the first command has no effect',
    files: script(`
      const rsbuild = await create({});
      await rsbuild.initConfigs();
      rsbuild.addPlugins([{ name: 'late', setup: () => console.log('setup of late') }], { before: 'nobody' });
      await rsbuild.initConfigs();
      console.log(rsbuild.isPluginExists('late'));
    `),
    expect: [prints('Plugin "nobody" does not exist.'), prints('true'), printsNot('setup of late')],
  },
  {
    statement: 'removePlugins removes built-in plugins and ignores unknown names',
    files: script(`
      const rsbuild = await create({});
      rsbuild.removePlugins(['rsbuild:html', 'nobody']);
      await rsbuild.build();
      console.log('written:', readdirSync('dist').join());
    `),
    expect: [prints(/written: static$/m)],
  },
  {
    statement: 'getHTMLPaths does not check whether there are files',
    files: script(`
      const rsbuild = await create({ output: { targets: ['node'], distPath: { html: 'pages' } } });
      await rsbuild.initConfigs();
      console.log(JSON.stringify(rsbuild.getHTMLPaths()));
    `),
    expect: [prints('{"index":"pages/index.html"}')],
  },
  {
    statement: 'build rejects with a message of its own, the errors are printed before',
    files: { 'src/index.js': "import './none';", ...script('await (await create({})).build();') },
    expect: [exits(1), printsInOrder("Can't resolve", 'Rspack build failed!'), exists('dist/index.html')],
  },
  {
    statement:
      'the errors of a compiler that createCompiler has created are printed, those of another one are not',
    files: {
      'src/index.js': "import './none';",
      ...script(`
        process.env.NODE_ENV = 'production';
        for (const method of ['createCompiler', 'initConfigs']) {
          const rsbuild = await create({});
          const result = await rsbuild[method]();
          const compiler = method === 'initConfigs' ? rspack(result[0]) : result;
          await rsbuild.build({ compiler }).catch((error) => console.log(method, error.message));
        }
        process.exit();
      `),
    },
    expect: [
      printsInOrder(
        "Can't resolve",
        'createCompiler Rspack build failed!',
        'initConfigs Rspack build failed!',
      ),
      printsNot(/createCompiler Rspack[^]*Can't resolve/),
    ],
  },
  {
    statement: 'a watching build resolves before the first compilation, and onBeforeBuild runs once',
    files: {
      'src/index.js': 'console.log(1);',
      ...script(`
        import { writeFileSync } from 'node:fs';
        const rsbuild = await create({});
        rsbuild.onBeforeBuild(() => console.log('before'));
        rsbuild.onAfterBuild(({ isFirstCompile }) => {
          console.log('after, first:', isFirstCompile);
          if (!isFirstCompile) process.exit();
          setTimeout(() => writeFileSync('src/index.js', 'console.log(2);'), 100);
        });
        await rsbuild.build({ watch: true });
        console.log('resolved');
        setTimeout(() => process.exit(1), 10_000);
      `),
    },
    expect: [
      printsInOrder('before', 'resolved', 'first: true', 'first: false'),
      printsNot(/before[^]*before/),
      contains('dist/static/js/*.js', 'console.log(2)'),
    ],
  },
  {
    statement: 'getRsbuildConfig has neither plugins nor, for original, defaults',
    files: script(`
      const rsbuild = await create({ html: { title: 'Mine' }, plugins: [{ name: 'mine', setup() {} }] });
      console.log(JSON.stringify(rsbuild.getRsbuildConfig('original')), rsbuild.getRsbuildConfig().plugins);
    `),
    expect: [prints('{"html":{"title":"Mine"}} undefined')],
  },
  {
    statement: 'build sets NODE_ENV before the plugins are initialized, the servers set it afterwards',
    files: script(`
      for (const method of ['startDevServer', 'preview', 'build']) {
        delete process.env.NODE_ENV;
        const setup = () => console.log(method, process.env.NODE_ENV);
        await (await create({ server: { port: 4868 }, plugins: [{ name: 'p', setup }] }))[method]();
        console.log('then', process.env.NODE_ENV);
      }
      process.exit();
    `),
    expect: [
      printsInOrder('startDevServer undefined', 'then development', 'preview undefined', 'then production'),
      prints('build production'),
    ],
  },
  {
    statement: 'a watching build with a compiler of the same instance ends with close of the compiler',
    files: {
      'dist/old.txt': 'old',
      'public/a.txt': 'a',
      ...script(`
        process.env.NODE_ENV = 'production';
        const rsbuild = await create({});
        const compiler = await rsbuild.createCompiler();
        const built = new Promise((resolve) => rsbuild.onAfterBuild(() => resolve()));
        await rsbuild.build({ watch: true, compiler });
        await built;
        compiler.close(() => console.log('closed'));
      `),
    },
    expect: [prints('closed'), exists('dist/a.txt'), exists('dist/index.html'), absent('dist/old.txt')],
  },
  {
    statement: 'close of a development server stops watching, and does not close the compiler',
    files: script(`
      const rsbuild = await create({ server: { port: 4882 } });
      rsbuild.onCloseDevServer(() => console.log('hook'));
      rsbuild.onAfterCreateCompiler(({ compiler }) => {
        compiler.hooks.watchClose.tap('log', () => console.log('watch closed'));
        compiler.hooks.shutdown.tap('log', () => console.log('compiler closed'));
      });
      const compiled = new Promise((resolve) => rsbuild.onDevCompileDone(() => resolve()));
      const server = await rsbuild.createDevServer();
      await compiled;
      await server.close();
      setTimeout(() => process.exit(), 300);
    `),
    expect: [printsInOrder('hook', 'watch closed'), printsNot('compiler closed')],
  },
];

export const experiments = scripts.map((experiment) => ({ ...experiment, commands: ['node run.mjs'] }));
