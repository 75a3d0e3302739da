import type { TopicWords } from './topic-words.ts';

export const portuguese: TopicWords = {
  forms: {
    deck: 'apresentação, slides, slide, diapositivos, powerpoint, palestra, exposição, conferência',
    article:
      'artigo, ensaio, texto, relatório, página, documento, resumo, explicação, discurso, redação, trabalho',
    sheet:
      'ficha, ficha informativa, folha informativa, visão geral, panorama, síntese, folha de estudo, resumo de estudo, em resumo',
    guide: 'guia, folheto, manual, introdução, cartilha, apostila, guia prático',
    faq: 'faq, perguntas frequentes, perguntas e respostas',
    quiz: 'quiz, questionário, teste, prova',
    worksheet: 'ficha de trabalho, ficha de exercícios, folha de exercícios, exercícios, atividades',
    lesson: 'plano de aula, aula, sequência didática, planejamento de aula',
    poster: 'cartaz, pôster, poster, infográfico, mural, panfleto, flyer',
  },
  needAbout:
    'relatório, página, texto, documento, folheto, panfleto, teste, prova, discurso, resumo, trabalho, aula, ficha',
  about: 'sobre, de, do, da, dos, das, acerca de, a respeito de, o tema de, explicando',
  facets: {
    history: 'história, origem, origens, cronologia, passado, evolução',
    how: 'como, funciona, funcionam, funcionamento, se forma, se formam, se faz, processo, acontece',
    benefits: 'benefícios, vantagens, vantagem, benefício, utilidade',
    limits:
      'riscos, risco, perigos, perigo, desvantagens, limites, efeitos colaterais, problemas, efeitos, consequências',
    kinds: 'tipos, tipo, variedades, formas, partes, espécies',
    start: 'dicas, dica, conselhos, primeiros passos, começar, passos, boas práticas, recomendações',
    myths: 'mitos, erros, mal-entendidos, crenças',
    terms: 'vocabulário, glossário, termos, definição, definições, palavras-chave',
    figures: 'números, dados, fatos, factos, curiosidades',
    questions: 'pergunta, perguntas',
    quiz: 'quiz',
    task: 'exercício, exercícios, atividade, tarefa',
    summary: 'resumo, conclusão',
    compare: 'diferenças, diferença, comparação',
    causes: 'causas, causa, razões',
    why: 'por que, porquê, porque, importância, importante, importantes, serve, servem',
    rules: 'regras, regra, normas',
    etiquette: 'etiqueta, boas maneiras',
  },
  small:
    'no fim da página, no verso, na última página, no final, para terminar, o, a, os, as, um, uma, uns, umas, e, ou, sobre, de, do, da, dos, das, ao, à, aos, em, no, na, nos, nas, é, são, era, eram, se, seu, sua, que, qual, quais, quê, com, por, simples, simplesmente, breve, breves, curto, curta, rápido, rápida, básico, básica, noções, fundamentos, essencial, introdução, tudo, todo, toda, saber, é preciso, deve, tema, assunto, imagens, ilustrações, respostas, soluções, exemplos, passo a passo, aprender, entender, compreender, geral, formação, oficina, seminário, curso, mundo, dia a dia, português, em português, bonito, bonita, por favor, nosso, nossa, meu, minha, explicado, explicada, explicados, explicadas, de forma simples, de maneira simples, para que, preciso, faça, obrigado, obrigada, olá',
  asking:
    'explicado, explicada, que, explica, explicar, explique, apresenta, apresentar, descreve, descrever, mostra, mostrar, informa, conta, contar, resume, resumir',
  toward: 'para, a, aos, às, com, dirigido a, dirigida a',
  readers:
    'crianças, criança, iniciantes, iniciante, principiantes, alunos, alunas, estudantes, turma, turmas, classe, sala, escola, escolas, colégio, jardim de infância, pré-escola, infantil, ensino fundamental, ensino médio, ano, série, jovens, adolescentes, adultos, idosos, pais, mães, famílias, família, funcionários, colaboradores, equipe, equipa, pessoal, colegas, todos, público, professores, docentes, membros, sócios, voluntários, visitantes, pacientes, grupo, clube, curso, vizinhos, clientes',
  children:
    'crianças, criança, infantil, pré-escola, jardim de infância, ensino fundamental, primeiro ano, segundo ano, terceiro ano, 1º ano, 2º ano, 3º ano, pequenos',
  people: {
    words:
      'gente, pessoas, mulheres, homens, meninas, meninos, bebês, avós, netos, casais, amigos, convidados, cidadãos, turistas, associações, clubes, grupos, coro, corais, empresas, negócios, escritórios, comunidades, paróquias, hotéis, restaurantes, lojas, bibliotecas, museus, hospitais, clínicas, universidades, lares, bombeiros, polícia, cozinheiros, aprendizes, estagiários, aposentados, reformados, enfermeiros, enfermeiras, médicos',
    endings: 'ores, oras, istas, antes, eiros, eiras, entes',
    things:
      'flores, cores, motores, computadores, valores, sabores, dinheiros, dentes, acidentes, elefantes, ingredientes, importantes, maneiras, diferentes, interessantes, melhores, piores, maiores, menores, banheiros, chuveiros',
  },
  own: 'meu, minha, meus, minhas, nosso, nossa, nossos, nossas',
  due: {
    phrases: 'hoje, amanhã, esta semana, na próxima semana, este mês, em breve, o quanto antes',
    before: 'até, para, antes de',
    units: 'minutos, minuto, min, horas, hora, segundos',
  },
  qualities:
    'melhores, bons, boas, frequentes, comuns, principais, importantes, úteis, práticos, práticas, simples, cinco, dez, sete, três, quatro, seis, oito, alguns, algumas, os, as',
  by: 'por, apresentado por, apresentada por, com',
  articles: 'o, a, os, as, um, uma',
  headsLast: false,
  again:
    'agora, em vez disso, antes, por favor, faça, faz, fazer, transforme, transforma, converta, muda, mude, em, dê, me, como, mesmo, mesma, também, pode, poderia, quero, queria, só, isso, isto, o, a, com, de, mais, menos, curto, curta, longo, longa, detalhado, detalhada, versão, outro, outra',
  endings:
    'amentos, amento, acoes, acao, coes, cao, mente, ando, endo, ados, ado, adas, ada, icos, ico, icas, ica, ais, al, ar, er, ir, es, os, as, s, o, a, e',
  labels: {
    titles: {
      deck: 'Apresentação',
      article: 'Explicação',
      sheet: 'Ficha informativa',
      guide: 'Guia',
      faq: 'Perguntas frequentes',
      quiz: 'Quiz',
      worksheet: 'Ficha de exercícios',
      lesson: 'Plano de aula',
      poster: 'Cartaz',
    },
    name: 'Nome',
    points: 'Pontos',
    people: 'Diz-se',
    fact: 'Na verdade',
    meant: 'Qual é a palavra?',
    lacking: 'Duas ou três frases sobre isso',
    choose: 'Escolha a resposta certa',
    answer: 'Responda com uma frase',
    match: 'Ligue as palavras ao seu significado',
    order: 'Ponha os passos em ordem',
    answers: 'Respostas',
    remember: 'Para lembrar',
    read: 'Leia primeiro',
    inShort: 'Em resumo',
    words: 'Palavras a saber',
    facts: 'Fatos',
    goal: 'Objetivo',
    goalText: 'Os alunos explicam o tema com as suas palavras e respondem a perguntas.',
    time: 'Duração',
    minutes: '45 minutos',
    phase: 'Fase',
    doing: 'O que se faz',
    material: 'Material',
    materialText: 'Quadro, papel, as perguntas abaixo',
    opening: 'Início',
    openingText: 'A frase está no quadro. É verdade? A turma reúne o que já sabe.',
    explaining: 'Explicação',
    working: 'Atividade',
    checking: 'Verificação',
    checkingText: 'Fazer as perguntas abaixo. O que muitos erram abre a aula seguinte.',
    agenda: 'Sumário',
    question: 'Uma pergunta para vocês',
  },
};
