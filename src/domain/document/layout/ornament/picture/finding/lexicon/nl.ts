/** Dutch subject words; see en.ts. */
export const nl = `
@@: door, de, het, een, en, met, van, in, op, voor, bij, twee, drie, naar, aan, onze, ons, hoe, waarom, we, wij, is, zijn, als, of, uit, over, te, na, nieuw, nieuwe
@?: post, uitnodiging, brief, kalender, agenda, afspraak, datum, lijst, checklist, formulier, enquête, tijd, rapport, cijfers, kwartaal, kaart, route, document, certificaat, adres, locatie, doel, doelen, weg, pad, aankondiging, reclame, toespraak, bericht, vragen, gesprek, klas, les, cursus, leraar, team, groep, gemeenschap, vrienden, vereniging, mensen, vergadering, overleg, bijeenkomst, conferentie, persoon, man, vrouw, factuur, baan, loopbaan, aanbieding, prijzen, prijs, kosten, kaartje, bon, toernooi, nacht, veld, velden, plant, planten, lente, voorjaar, zomer, vakantie, website, telefoon, hand, handen, zorg, hulp, ingang, winkel, openingstijden, licht, foto, film, netwerk, kunst, talen, wereld, student, feest, spel, park, haven, buurt, wijk, werk, bedrijf, project, opleiding, ontmoeting, samen, welkom, cultuur, verhaal, huis, bord, trap, tas, contract, digitaal, gegevens, kam
@-: en, n, s, e, je, jes, tje, tjes, ren
@+: aan, af, be, bij, ge, her, in, mee, na, om, on, ont, op, uit, ver, voor
apple: appel, appels
lemon: citroen, citroenen, sinaasappel
cherries: kers, kersen
strawberry: aardbei, aardbeien
grapes: druif, druiven, wijngaard
tomato: tomaat, tomaten
carrot: wortel, wortels
pumpkin: pompoen
mushroom: paddenstoel, paddestoel, champignon
bread: brood
loaves: bakkerij, broden, bakker
cake: taart, gebak, koek, toetje
iceCream: ijs, ijsje, roomijs
pizza: pizza
burger: hamburger, broodje
cheese: kaas
egg: ei, eieren, ontbijt
fish: vis, vissen
soup: soep
salad: salade, veganistisch
radishes: radijs, radijsjes
vegetables: groente, groenten, fruit, boodschappen, groentepakket
coffee: koffie, kopje koffie, kop
tea: thee, theepot
wine: wijn, wijnglas
beer: bier, brouwerij, kroeg
bottle: fles, drinkwater
cocktail: drankje, drankjes, borrel
table: diner, lange tafel, gedekte tafel, avondeten, restaurant
flower: bloem, bloemen
tulips: tulp, tulpen, boeket, vaas
sunflower: zonnebloem
rose: roos, rozen
meadow: weide, lente, voorjaar
leaf: blad, bladeren, fotosynthese
fern: varen, varens, kruiden
branch: tak, takken, twijg
tree: boom, bomen, eik
forest: bos, bossen
pottedPlant: plant, planten, kamerplant
sprout: zaailing, zaad, zaden, kiem
wheat: tarwe, graan, oogst
cat: kat, katten, poes, kitten
dog: hond, honden, puppy, huisdier
bird: vogel
birds: twee vogels, vogels
owl: uil
hen: kip, kippen, haan
duck: eend, eenden, zwaan
fox: vos
bear: beer
rabbit: konijn, haas
sheep: schaap, schapen, lam
cow: koe, koeien, melk
pig: varken
horse: paard, paarden
butterfly: vlinder, vlinders
bee: bij en honing, bijen, honing, imker
snail: slak
turtle: schildpad
whale: walvis
elephant: olifant
mouse: muis
hedgehog: egel
paw: poot, dierenarts
caterpillar: rups, worm, insecten
mountain: berg, bergen, wandeling, wandelen
hills: heuvel, heuvels, platteland
sea: zee, golven, oceaan, getij
beach: strand, zomer, vakantie
lake: meer en bos, meertje, vijver, plas
river: rivier, beek
desert: woestijn
island: eiland
waterfall: waterval
path: pad, weg, kruispunt
field: veld, velden, akker, boerderij, landbouw
sun: zon, zonnig
moon: maan, nacht, welterusten
stars: ster, sterren
cloud: wolk, wolken, weerbericht
rain: regen, waterkringloop
storm: storm, onweer, stroomstoring
snow: sneeuw, winter
rainbow: regenboog
season: herfst, seizoen, seizoenen
waterDrop: druppel, druppels, water
planet: planeet, ruimte
city: stad, wolkenkrabber
houses: huizen, straat, dorp, buurt, wijk
bridge: brug, bruggen
lighthouse: vuurtoren
church: kerk
museum: museum, tentoonstelling, stadhuis
shop: winkel, openingstijden
market: markt, kraam, rommelmarkt
factory: fabriek, magazijn
castle: kasteel
trafficLight: stoplicht, verkeer
trafficCone: pylon, wegwerkzaamheden
sign: wegwijzer, bord
noEntry: verboden te parkeren, parkeerverbod
playground: speeltuin, schommel, kinderopvang
fountain: fontein, plein
bench: bankje, park
key: sleutel, huurcontract
house: huis, woning, appartement, huur, dak
cottage: vakantiehuis, hut, huisje aan het meer
door: deur, ingang, poort
window: raam, venster
lamp: lamp, licht
chair: stoel, meubels
sofa: bank en kussens, zitbank, woonkamer
meeting: vergadering, overleg, bijeenkomst, conferentie, notulen
roundTable: ronde tafel
bed: bed, hotel, slaapkamer, slapen, slaap, slapeloosheid
bath: badkamer, ligbad, douche
faucet: kraan, loodgieter, waterkraan
bucket: emmer
broom: bezem, schoonmaak, schoonmaken
kettle: waterkoker
plug: stekker, stopcontact, stroom, buiten gebruik
candle: kaars, kaarsen
clock: klok, tijd, horloge
alarmClock: wekker, deadline
boxes: doos, dozen, verhuisdozen, verhuizing, pakket, verhuizen
towel: handdoek
laundry: was en wasmachine, kleding, stof, mode
keys: sleutels, huisregels
garden: tuin, tuinieren, moestuin, volkstuin
bicycle: fiets, fietsen leren, wielrennen, fietstocht
bikes: fietsen, deelfietsen
car: auto, wagen
van: bestelbus, busje
truck: vrachtwagen, levering, bezorging
bus: bus, schoolreis
train: trein, tram, station
plane: vliegtuig, vlucht, reis
sailboat: zeilboot, zeilen
ship: schip, veerboot, haven
boat: boot
paperBoat: papieren bootje
rocket: raket
scooter: brommer, motor
suitcase: koffer, bagage
mapPin: adres, locatie
map: kaart, landkaart, route
compass: kompas
anchor: anker
tent: tent, kamperen
campfire: kampvuur, vuur, barbecue
backpack: rugzak, rugzakken
laptop: laptop, computer, website
desk: bureau, kantoor
phone: telefoon
envelope: envelop, post, uitnodiging
letter: brief, ontslagbrief, aanbevelingsbrief
calendar: kalender, agenda, afspraak, datum
clipboard: lijst, checklist, formulier, enquête
pen: pen, vulpen, handtekening, contract
pencil: potlood, schrift, huiswerk
ledger: boekhouding, factuur
briefcase: aktetas, baan, loopbaan, sollicitatiebrief, sollicitatie
chart: grafiek, statistiek, rapport, cijfers
growth: groei, omzet, kwartaal
milestones: mijlpaal, mijlpalen
handshake: handdruk, samenwerking, overeenkomst, onderhandeling
document: document, certificaat
shield: bescherming, veiligheid, verzekering
book: boek, lezen, verhaal
books: boeken, bibliotheek
shelf: boekenkast, plank
globe: wereldbol, wereld, aarde, talen
blackboard: schoolbord, school, klas, les, cursus, leraar
graduation: afstuderen, diploma-uitreiking, student
ruler: liniaal, wiskunde
microscope: microscoop, laboratorium, onderzoek
flask: scheikunde, proef, wetenschap
atom: atoom, natuurkunde
lightbulb: gloeilamp, idee, ideeën
gears: tandwiel, tandwielen
magnifier: vergrootglas
puzzle: puzzel, spel
heart: hart, liefde, donatie, bedankt, moederdag, valentijnsdag
heartbeat: hartslag, gezondheid
stethoscope: stethoscoop, arts, dokter, verpleegkundige
firstAid: eerste hulp, ehbo, ongeluk, EHBO
hospital: ziekenhuis
pills: pillen, medicijnen, apotheek
tooth: tand, tandarts
bandage: pleister
hands: twee handen, handen, hand, zorg, hulp
raisedHands: opgestoken handen, stemming, vrijwilligers
football: voetbal
tennis: tennis
shoe: schoen, schoenen, hardlopen, marathon
dumbbell: halter, halters, sportschool
trophy: beker, toernooi, prijs
medal: medaille
swimmer: zwemmer, zwemmen
pool: zwembad
target: doel, doelen, roos van het doel
ski: skiën
chess: schaken, schaak, bordspel
guitar: gitaar
electricGuitar: elektrische gitaar
trumpet: trompet, orkest
drum: trommel, drums
violin: viool
notes: muziek, lied, koor, concert
microphone: microfoon, toespraak
vinyl: grammofoonplaat
dance: dans, dansen
theater: theater, toneel
palette: palet, schilderen, kunst
camera: fototoestel, foto
film: film, bioscoop
paintRoller: verfroller, schilder, natte verf, verbouwing
brush: kwast, penseel
hammer: hamer, bouw
wrench: moersleutel, reparatie, onderhoud
saw: zaag, timmerman
scissors: schaar, kapper, kam
shears: snoeischaar, snoeien, hovenier
sewing: naaien, naald, garen
wool: wol, breien
pottery: keramiek, pottenbakken
toolbox: gereedschapskist, gereedschap
cable: kabel, elektricien
ladder: ladder
wateringCan: gieter
gloves: handschoenen
person: persoon, man, vrouw
people: mensen, team, groep, gemeenschap, vrienden, vereniging
family: familie, gezin
couple: stel, bruidspaar
child: kind, kinderen
baby: baby, geboorte, kinderwagen
teddy: teddybeer, knuffel, speelgoed, oppas
rings: trouwringen, ringen, bruiloft, huwelijk
birthday: verjaardag
balloons: ballonnen, gefeliciteerd
gift: cadeau, cadeaus
christmas: kerst, kerstboom, kerstmis
lantern: lampion, lantaarn, lampionnen
fireworks: vuurwerk, nieuwjaar
bunting: slinger, feest, straatfeest, carnaval
easterEgg: pasen, paasei
snowman: sneeuwpop
toast: champagne, proost, jubileum
crown: kroon, koning
mask: masker
speech: tekstballon, gesprek, bericht, vragen, communicatie
megaphone: megafoon, aankondiging, reclame
flag: vlag, revolutie
recycle: recycling, afval, hergebruik
coins: munten, munt, geld, prijzen, kosten
piggyBank: spaarvarken, sparen
wallet: portemonnee
scales: weegschaal, recht, advocaat
tag: prijskaartje, korting, aanbieding, uitverkoop, opruiming
cart: winkelwagen, supermarkt
bag: boodschappentas, tas
voucher: cadeaubon, kaartje, bon
lock: hangslot, wachtwoord, cyberveiligheid, cybersecurity, online veiligheid
network: netwerk
solar: zonnepaneel, zonnepanelen
windTurbine: windmolen, windenergie, energie
battery: batterij, accu
hourglass: zandloper, wachten
umbrella: paraplu, parasol
sunglasses: zonnebril, bril
shell: schelp
hat: hoed
circles: cirkels
shapes: vormen, vierkant
staircase: trap, treden
bell: klokje, deurbel, bel
hook: haak, vishaak
lion: leeuw, leeuwen
tiger: tijger, tijgers
panda: reuzenpanda, bamboe
monkey: aap, apen, gorilla, chimpansee
giraffe: giraf, giraffen
zebra: zebra, zebra's
kangaroo: kangoeroe, kangoeroes
rhinoceros: neushoorn, neushoorns
camel: kameel, kamelen
deer: hert, herten, rendier, eland
frog: kikker, kikkers
snake: slang, slangen
lizard: hagedis, hagedissen, kameleon
eagle: arend, adelaar, valk, roofvogel
penguin: pinguïn, pinguïns
squirrel: eekhoorn, eekhoorns
dinosaur: dinosaurus, dinosaurussen
ladybug: lieveheersbeestje, kever
mosquito: mug, muggen, malaria
seahorse: zeepaardje
volcano: vulkaan, vulkanen, lava
pyramid: piramide, piramides, farao, oude egypte
temple: tempel, tempels, akropolis, oude griekenland
mosque: moskee, moskeeën, minaret, islam, ramadan
eiffelTower: eiffeltoren, parijs
colosseum: colosseum, romeinse rijk, gladiator, rome
statue: standbeeld, beeldhouwwerk, buste, renaissance, filosofie
iceberg: ijsberg, gletsjer, antarctica, noordpool, klimaatverandering
comet: komeet, kometen, asteroïde, meteoriet
brain: hersenen, brein, zenuwstelsel, psychologie
lungs: longen, long, ademhaling, astma
stomach: maag, darmen, spijsvertering
eye: oog, ogen, opticien
ear: oor, oren, gehoor
bone: bot, botten, gewricht
skull: schedel, skelet, piraat, piraten
virus: virus, virussen, bacterie, bacteriën, infectie, griep
cell: celdeling, celkern, cellen
syringe: spuit, vaccin, vaccins, vaccinatie, inenting
thermometer: thermometer, temperatuur, koorts
pressureCuff: bloeddruk, bloeddrukmeter, hypertensie
pot: kookpan, fornuis, koken
jar: inmaakpot, jampot, jam, zuurkool, fermentatie
chocolate: chocolade, cacao
salt: zout, zoutvaatje
banana: banaan, bananen
nuts: noten, walnoot, hazelnoot, amandelen
die: dobbelsteen, dobbelstenen, kansrekening
knot: knoop, knopen, touw
protractor: gradenboog, hoeken, meetkunde
axes: assenstelsel, algebra, vergelijkingen
abacus: telraam, optellen, aftrekken
crystal: kristal, kristallen, kwarts, mineralen, diamant
funnel: trechter, filterpapier
lever: hefboom, hefbomen, katrol
speedometer: snelheidsmeter, versnelling
matches: lucifer, lucifers, burn-out
cigarette: sigaret, sigaretten, roken, tabak
forklift: heftruck, heftrucks, pallet
lawnMower: grasmaaier, gazon
skateboard: skateboard, skatepark
surfboard: surfplank, surfen, surfer
helmet: ridder, ridders, harnas, vikingen, middeleeuwen
lectern: spreekgestoelte, debat, debatten
maze: doolhof, labyrint
cutlery: bestek, servet, tafelmanieren
vial: insuline, inhalator, diabetes
@food: eten, keuken, recept, lunch, weekmenu, picknick
@nature: natuur, milieu, klimaat, ecologie
@animals: dier, dieren
@travel: reizen, toerisme
@work: werk, bedrijf, project
@school: onderwijs, leren, opleiding
@science: onderzoeker, ontdekking
@technology: technologie, digitaal, gegevens
@health: gezond, therapie, ziekte
@sport: sport, sporten
@music: muzikant
@art: cultuur, creatief
@craft: ambacht, knutselen
@people: ontmoeting, samen, welkom
@celebration: vieren, viering
@money: economie, financiën
yoga: stress, ontspanning
`;
