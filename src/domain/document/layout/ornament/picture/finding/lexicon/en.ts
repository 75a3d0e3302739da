/**
 * English subject words; `@` starts the words of a theme, `@@` the function words that identify the language, `@?` words
 * for the kinds and facts of documents, `@-` endings, `@+` prefixes.
 */
export const en = `
lion: lion, lions, lioness
tiger: tiger, tigers
panda: panda, pandas, giant panda, bamboo
monkey: monkey, monkeys, gorilla, chimpanzee, orangutan, ape, apes, primate, primates
giraffe: giraffe, giraffes
zebra: zebra, zebras
kangaroo: kangaroo, kangaroos, wallaby, marsupial, marsupials
rhinoceros: rhinoceros, rhino, rhinos
camel: camel, camels, caravan of camels
deer: deer, reindeer, moose, elk, antelope
frog: frog, frogs, toad, toads, tadpole, amphibian, amphibians
snake: snake, snakes, python snake, cobra, serpent
lizard: lizard, lizards, gecko, iguana, chameleon, reptile, reptiles
eagle: eagle, eagles, hawk, falcon, vulture, bird of prey, birds of prey
penguin: penguin, penguins
squirrel: squirrel, squirrels, chipmunk
dinosaur: dinosaur, dinosaurs, tyrannosaurus, sauropod, jurassic
ladybug: ladybug, ladybugs, ladybird, ladybirds, beetle, beetles
mosquito: mosquito, mosquitoes, mosquitos, gnat, midge, malaria
seahorse: seahorse, seahorses
volcano: volcano, volcanoes, volcanos, volcanic, lava, eruption, magma
pyramid: pyramid, pyramids, pharaoh, pharaohs, ancient egypt, aztec, aztecs, mayan
temple: temple, temples, greek temple, parthenon, acropolis, ancient greece
mosque: mosque, mosques, minaret, taj mahal, islam, ramadan
eiffelTower: eiffel tower, paris, france
colosseum: colosseum, ancient rome, roman empire, romans, gladiator, gladiators, rome, amphitheater, amphitheatre
statue: statue, statues, sculpture, sculptures, sculptor, bust, renaissance, michelangelo, philosophy, philosopher
iceberg: iceberg, icebergs, glacier, glaciers, antarctica, arctic, polar ice, titanic, climate change, global warming, climate crisis
comet: comet, comets, asteroid, asteroids, meteor, meteorite, meteorites, shooting star
brain: brain, brains, nervous system, neuroscience, neurology, psychology
lungs: lung, lungs, breathing, respiratory system, respiration, asthma
stomach: stomach, intestine, intestines, digestion, digestive system, gut
eye: eye, eyes, eyesight, vision test, sight test
ear: ear, ears, hearing, hearing test
bone: bone, bones, joint, joints, arthritis, osteoporosis
skull: skull, skulls, skeleton, skeletons, day of the dead, pirate, pirates
virus: virus, viruses, bacteria, bacterium, germ, germs, microbe, microbes, infection, infections, flu, influenza
cell: cell division, cell biology, living cell, living cells, cell nucleus, nucleus, cells, mitosis, mitochondrion, mitochondria, red blood cell, nerve cell, stem cells
syringe: syringe, syringes, injection, vaccine, vaccines, vaccination, vaccinations, immunization, flu shot
thermometer: thermometer, thermometers, temperature, fever
pressureCuff: blood pressure cuff, blood pressure, hypertension, vital signs, pressure cuff
pot: pot on a stove, cooking pot, saucepan, stove, cooker, cooking, simmering, casserole
jar: jar, jars, honey jar, jam, sauerkraut, pickle, pickles, fermentation, preserving, canning
chocolate: chocolate, chocolates, cocoa, cacao
salt: salt, salt shaker, sodium
banana: banana, bananas
nuts: nut, nuts, walnut, walnuts, hazelnut, hazelnuts, almond, almonds, peanut, peanuts
die: dice, two dice, probability
knot: knot, knots, rope
protractor: protractor, protractors, angle, angles, geometry, trigonometry
axes: coordinate grid, coordinate plane, axes, graph paper, algebra, calculus, linear function, linear functions, tangent line, equation, equations
abacus: abacus, addition, subtraction, arithmetic, multiplication, place value
crystal: crystal, crystals, quartz, mineral, minerals, gem, gems, gemstone, gemstones, diamond, rocks and minerals
funnel: funnel, filter paper, mixtures, filtration
lever: lever, levers, seesaw, simple machine, simple machines, pulley
speedometer: speedometer, acceleration
matches: burned match, burned down match, burning match, matches in a row, burnt match, matchstick, matchsticks, burnout
cigarette: cigarette, cigarettes, smoking, quit smoking, tobacco, nicotine
forklift: forklift, forklifts, pallet, pallets, forklift truck
lawnMower: lawn mower, lawn mowers, mower, lawn care, lawn, mowing
skateboard: skateboard, skateboards, skateboarding, skate park, skatepark, skater
surfboard: surfboard, surfboards, surfing, surfer, surf
helmet: knight, knights, armor, armour, suit of armor, samurai, viking, vikings, middle ages, medieval
lectern: lectern, lecterns, debate, debating, debates, public speaking, keynote
maze: maze, mazes, labyrinth
cutlery: cutlery, place setting, fork and knife, knife and fork, plate, plates, table manners, napkin
vial: insulin, inhaler, medicine bottle, blood sugar meter, diabetes
@@: the, a, an, and, of, with, in, on, for, to, by, above, under, two, three, five, from, at, our, your, my, his, her, their, how, why, what, we, you, it, is, are, or, as, be, this, that, into, after, before, about, us, new, all, no, first
@?: mail, email, e-mail, inbox, post, invitation, newsletter, letter, date, month, agenda, planner, timetable, appointment, save the date, schedule calendar, checklist, list, to-do list, form, survey, audit, questionnaire, minutes, inspection, time, hours, schedule, watch, report, data, figures, results, survey results, analysis, increase, quarter, profit, route, itinerary, strategy, values, orientation, document, certificate, policy, file, license, pdf, resume, diploma, location, address, new address, venue, pin, progress, stages, project plan, goal, goals, aim, focus, objectives, steps, levels, way, journey, path, paths, announcement, news, press release, campaign, shout, speech, question, questions, message, comment, discussion, feedback, sign here, writing, write, notes, draft, drawing, sketch, lesson, class, course, lecture, teaching, teacher, tutoring, group, club, community, members, membership, team, staff, users, society, friends, people, public, gathering, festival, meeting, conference, committee, workshop, employee, customer, owner, person, man, woman, individual, colleague, boss, portrait, invoice, business, job, career, hiring, consulting, offer, special offer, label, price, cost, fee, payment, budget, salary, ticket, tickets, admission, tournament, competition, league, prize, award, night, party, home, cold, ice, field, fields, plant, plants, spring, summer, vacation, play, stage, drama, band, rock, bass, record, process, settings, machine, program, online, web, website, call, phone, telephone, mobile, help, hand, hands, care, support, safe, access, entry, entrance, open house, opening hours, store, light, service, fix, cut, picture, video, link, contacts, organization, platform, cycle, cycles, circulation, design, square, circle, cup, ball, keynote, talk, speaker, interview, story, author, international, global, world, languages, student, degree, drop, production, training, exercise, strength, layers, sprint, retrospective, present, match, find, search, looking for, holiday season, holidays, fair, produce, power, country, nation, signs, directions, seat, pan, bowl, chain, pool, bridge, shoot, trip, travel, test, study, project, guests, welcome, visitors, company, management, manager, green, living, art, artist, wire, switch, port, sample, signal, balance, bills, dairy, drink, king, queen, game, chat, delivery, sound, training course, party hat, health
@-: s, es, ies=y, ing, ing=e
apple: apple, orchard, cider
lemon: lemon, lime, citrus, orange fruit, lemonade
cherries: cherry, cherries
strawberry: strawberry, strawberries, berry, berries, raspberry
grapes: grape, grapes, vineyard, vine
tomato: tomato, tomatoes
carrot: carrot, carrots, root vegetable
pumpkin: pumpkin, squash, halloween, gourd
mushroom: mushroom, mushrooms, fungus, fungi, toadstool
bread: bread, loaf, sourdough, baguette, toast bread
loaves: loaves, bakery, bread shelf, bread loaves, baker
croissant: croissant, pastry, pastries
cake: cake, bake sale, dessert, muffin, pie, tart, baking
iceCream: ice cream, gelato, sorbet, popsicle
pizza: pizza, pizzeria, trattoria
burger: burger, hamburger, sandwich, fast food, street food, hot dog
cheese: cheese, cheddar, dairy
egg: egg, eggs, fried egg, frying pan, pan, omelet, brunch, breakfast
fish: fish, seafood, salmon, sushi, fishing
soup: soup, stew, broth, bowl, lentil, chili, noodle, ramen
salad: salad, vegan, vegetarian, greens
radishes: radish, radishes, beet, beetroot, turnip
vegetables: vegetable, vegetables, grocery, groceries, produce, vegetable box, farm box, crate, fruit and vegetables, fresh fruit, fruit, basket of vegetables, vegetable basket, vegetable subscription
coffee: coffee, cup of coffee, cup, mug, espresso, cappuccino, café, cafe, coffee shop, latte
tea: tea, teapot, tea party, cup of tea
wine: wine, wine glass, wine tasting, bottle of wine, winery, merlot
beer: beer, brewery, pub, ale, lager, oktoberfest
bottle: water bottle, bottle, drinking water, flask bottle
cocktail: cocktail bar, cocktail, drink, drinks, martini, happy hour, aperitif
table: long table, dinner table, laid table, dinner, banquet, supper, table with candles, restaurant, feast, tablecloth
lunchBox: lunch box, lunch boxes, returnable box, food container, takeaway, packed lunch
flower: flower, flowers, daisy, blossom, blossoms, florist, bloom, blooming
tulips: tulip, tulips, vase, flowers in a vase, bouquet, tulip in a glass, bunch of flowers
sunflower: sunflower, sunflowers
rose: rose, roses
meadow: meadow, wildflowers, wild flowers, spring, flower field, prairie
leaf: leaf, leaves, foliage, green leaves, photosynthesis, plant leaf
fern: fern, ferns, fern leaves, herb, herbs
branch: branch, twig, branches, twigs, twig of blossoms, cherry blossom, branch in winter, blossom branch
tree: tree, trees, oak, apple tree, orchard tree
forest: forest, woods, woodland, pine trees, fir, jungle, pines
cactus: cactus, succulent, cacti
pottedPlant: potted plant, houseplant, house plant, plant, plant pot, plants
sprout: sprout, seedling, bean seedling, seed, seeds, germination, growing, shoot, sapling, soil
wheat: wheat, grain, harvest, corn, barley, cereal, thanksgiving
wreath: wreath, laurel, advent wreath, garland of leaves
cat: cat, cats, kitten, tabby, black cat, lost cat, grey cat
dog: dog, dogs, puppy, pup, hound, dog walk, lost dog, terrier, labrador, pet, pets
bird: bird, songbird, robin, sparrow, blackbird
birds: two birds, birds, pair of birds, lovebirds, doves, dove
owl: owl, sleeping owl
hen: hen, chicken, rooster, poultry, farm animal, coop
duck: duck, ducks, goose, swan, duckling
fox: fox, foxes
bear: bear, bears, grizzly
rabbit: rabbit, bunny, hare, guinea pig, hamster
sheep: sheep, lamb, lambs, goat
cow: cow, cows, cattle, milk
pig: pig, pigs, piglet
horse: horse, horses, pony, riding, stable
butterfly: butterfly, butterflies, moth
bee: bee, bees, honey, beekeeper, hive, bumblebee
snail: snail
turtle: turtle, tortoise
whale: whale, dolphin, whales, orca
elephant: elephant, elephants, zoo, safari
mouse: mouse, mice, rat
hedgehog: hedgehog, hedgehogs
paw: paw, paw print, veterinarian, vet, animal shelter, pet care
caterpillar: caterpillar, worm, earthworm, insect, insects, bug
mountain: mountain, mountains, alps, peak, summit, alpine, hiking, hike, climbing, trek, ridge
hills: hills, hill, countryside, valley, rural, farmland, rolling hills
sea: sea, ocean, waves, tide, sea waves, low tide, coast, seaside, marina
beach: beach, seashore, summer, vacation, holiday by the sea, sand, beach umbrella, sunbathing, seaside holiday
lake: lake, pond, reservoir, loch
river: river, stream, creek, riverbank, marsh, wetland, flood
desert: desert, dunes, sahara
island: island, palm, palms, palm tree, tropical, islands
waterfall: waterfall, cascade
path: path, fork in the road, forking path, path that forks, paths, crossroads, road, trail, footpath, journey, way
cave: cave, cavern
field: field, fields, plowed field, farm, agriculture, farming, tractor
sun: sun, sunshine, sunny, sunlight, solstice, heat
moon: moon, night, crescent, full moon, goodnight, bedtime, night sky, sleep well
stars: star, stars, starry
cloud: cloud, clouds, weather, forecast, partly cloudy
rain: rain, rainy, shower of rain, drizzle, rainwater, water cycle
storm: storm, thunder, lightning, thunderstorm, hurricane, power outage
snow: snow, snowflake, winter, frost, ice, cold, freezing
rainbow: rainbow
wind: wind, windy, breeze, gust
season: autumn, fall leaves, fall foliage, autumn tree, season, seasons, november, october
waterDrop: drop, water drop, drops, water, droplet, drops of water, hydration, dew
planet: planet, saturn, space, astronomy, universe, galaxy, cosmos
city: city, skyline, skyscraper, downtown, urban, metropolis, town center, buildings, office building, real estate
houses: houses, row of houses, street, town, village, neighborhood, neighbourhood, neighbors, streets, tenants, terrace
bridge: bridge, bicycle bridge, bridges, footbridge, viaduct
lighthouse: lighthouse, beacon
church: church, chapel, parish, cathedral, service of worship
museum: museum, bank building, courthouse, gallery, exhibition, university, parliament, town hall, government
shop: shop, store, storefront, shop door, shop window, retail, opening hours, boutique, kiosk
market: market, market stall, farmers market, stall, stalls, flea market, fair, bazaar, street market
factory: factory, plant site, industry, industrial, manufacturing, production, warehouse
castle: castle, fortress, fairy tale, palace
streetLamp: street lamp, street light, lamppost, streetlight
trafficLight: traffic light, traffic lights, stoplight, traffic
trafficCone: traffic cone, cone, cones, construction site, roadworks, roadwork, construction, detour
sign: signpost, sign, wayfinding, direction sign, directions, signs
noEntry: no parking, no entry, car in front of a gate, parking, prohibited, forbidden, keep clear, driveway
playground: playground, swing, kindergarten, daycare, preschool
fountain: fountain, plaza, town square
bench: bench, park bench, park
key: key, key on a ring, keys handed over, access, move in, rental agreement, lease, keychain
house: house, home, small house, single family house, cottage garden house, apartment, flat, rent, property, landlord, housing, roof
cottage: cottage, lake house, house by a lake, cabin, vacation rental, small house by a lake, holiday home, chalet
door: door, doorway, front door, entrance, gate, entry, open house
window: window, curtain, windows, curtains
lamp: lamp, table lamp, light, desk lamp, lampshade
chair: chair, seat, stool, furniture
sofa: sofa, couch, living room, armchair, lounge
meeting: meeting, chairs around a table, board meeting, boardroom, conference, committee, staff meeting, team meeting, negotiation, round of talks, boardroom with charts, workshop, discussion, meeting minutes, minutes of the meeting
roundTable: round table, round table from above, table from above, roundtable
bed: bed, bedroom, hotel, guest room, hostel, sleep, mattress, sleeping, insomnia, sleep hygiene, nap
bath: bath, bathtub, shower, bathroom, showers, spa, sauna
faucet: faucet, tap, water tap, dripping tap, plumber, plumbing, pipe, water shutoff, drip, valve, leak
bucket: bucket, pail, bucket of water, tap and a bucket
broom: broom, cleaning, mop, broom and a bucket, sweep, spring cleanup, cleanup, housekeeping, chores, stairwell
kettle: kettle, cracked kettle, electric kettle
plug: plug, pulled plug, power plug, socket, electricity, plug pulled, outlet, out of order, electric, unplugged, machine with its plug pulled, power
candle: candle, candles, memorial, condolence, mourning, remembrance, candlelight, obituary
clock: clock, time, wall clock, watch, hours, schedule
alarmClock: alarm clock, alarm, wake up, deadline, early morning, reminder
boxes: box, boxes, moving boxes, cardboard, parcel, package, moving house, moving day, relocation, removal, delivery box, shipment, moving, moving abroad, relocating
handTruck: hand truck, dolly, moving boxes and a hand truck, trolley, logistics
towel: towel, beach towel, striped beach towel, swimwear, beach bag
laundry: laundry, clothes line, clothesline, washing, clothes, t-shirt, shirt, fashion, textile, fabric, washing machine
keys: keys, five keys, keys on hooks, key rack, house rules, shared apartment, flat share, roommates
garden: garden, gardening, allotment, vegetable garden, raised bed, community garden, backyard, yard, greenhouse, compost
bicycle: bicycle, bike, cycling, cyclist, e-bike, ebike, cycle, bike tour, mountain bike, bike repair
bikes: bikes, shared bikes, bicycles, bike sharing, shared bicycles, bike share, steep streets
car: car, cars, automobile, vehicle, carpool, driving, driver, road trip, rental car, taxi
van: van, moving van, delivery van, minivan, camper
truck: truck, lorry, delivery truck, freight, delivery trucks, haulage, delivery, shipping
bus: bus, school bus, yellow bus, coach, shuttle, public transport, field trip, school trip, excursion
train: train, tram, railway, rail, subway, metro, station, streetcar, commuter
plane: plane, airplane, flight, airport, aircraft, aviation, fly, travel
sailboat: sailboat, sailing, yacht, regatta, sail
ship: ship, ferry, cruise, cargo, harbor, harbour, port, steamer
boat: boat, rowing boat, canoe, kayak, rowboat
paperBoat: paper boat, origami, paper boat and stars
rocket: rocket, launch, startup, start-up, spaceship, kickoff, liftoff
balloon: hot-air balloon, hot air balloon
scooter: scooter, moped, vespa, motorcycle, motorbike
suitcase: suitcase, luggage, carry-on, carry-on suitcase, baggage, trolley case, business trip, packing, trip
mapPin: map pin, pin, location, address, new address, place marker, venue, pin on a map
map: map, treasure map, route, itinerary, navigation, maps
compass: compass, orientation, compass and paths, strategy, values
anchor: anchor, nautical, navy, maritime
tent: tent, camping, camp, campsite, scouts, campground
campfire: campfire, fire, bonfire, flame, barbecue, bbq, grill, fireplace
backpack: backpack, rucksack, backpacks, school bag, satchel
laptop: laptop, computer, notebook computer, website, web, online, software, app, webinar, program, homepage
desk: desk, desk with a plant, workplace, office desk, office, workstation, home office, onboarding, monitor, screen, office desks
terminal: terminal, terminal window, code, coding, programming, command line, developer, console, hackathon
phone: phone, smartphone, telephone, mobile, cell phone, call, hotline, screen time
envelope: envelope, mail, email, e-mail, inbox, post, invitation, newsletter
letter: letter, opened letter, correspondence, open envelope, resignation letter, letter of recommendation
calendar: calendar, date, schedule calendar, appointment, save the date, month, agenda, planner, timetable
clipboard: clipboard, checklist, list, to-do list, inspection, form, survey, audit, questionnaire, minutes
pen: fountain pen, pen, signature, ink, sign here, contract, writing, quill, thank you note
pencil: pencil, open notebook, notebook, pencil and an open notebook, notes, draft, sketch, drawing, write, homework
ledger: ledger, accounting, bookkeeping, account book, accounts, balance sheet, tax, bookkeeper, invoice
briefcase: briefcase, business, job, career, job interview, consulting, hiring, cover letter, job application
chart: chart, bar chart, charts, diagram, statistics, report, data, figures, analysis, dashboard, results, survey results
growth: growth, rising line, rising curve, increase, sales, upward trend, revenue, profit, quarter, forecast of sales
milestones: milestones, milestone, roadmap, timeline, milestones along a line, progress, project plan, stages
stamp: stamp, rubber stamp, seal, approval, permit, visa
printer: printer, printing, print, copier, print shop
handshake: handshake, agreement, deal, partnership, partner, cooperation, trust, contract signing, negotiating, negotiation, mediation
document: document, certificate, diploma, policy, file, license, pdf, resume
shield: shield, protection, security, insurance, safety, safe, privacy, defense
book: book, open book, reading, novel, story, literature, poetry, diary, author, book club
books: books, stack of books, pile of books, library, reading list, textbooks
shelf: bookshelf, shelf, bookcase, shelves, archive
globe: globe, world, geography, international, earth, global, worldwide, language course, languages
blackboard: blackboard, chalkboard, lesson, classroom, whiteboard, teacher, school, class, teaching, lecture, course, tutoring
graduation: graduation, mortarboard, graduate, degree, graduation cap, bachelor, alumni, scholarship, student
ruler: ruler, set square, measure, mathematics, math, triangle ruler, measurement, engineering, architect, blueprint
crayons: crayons, colored pencils, crayon, kids drawing, coloring, art class
microscope: microscope, biology, laboratory, research, lab, microbiology
flask: flask, chemistry, experiment, beaker, science, potion, chemical
testTubes: test tubes, test tube, blood test, sample
atom: atom, physics, nuclear, molecule, quantum
dna: dna, genetics, gene, genome, helix
magnet: magnet, magnetism, attraction
telescope: telescope, stargazing, observatory, vision
lightbulb: light bulb, lightbulb, idea, ideas, innovation, invention, creativity, inspiration, bulb, brainstorming
gears: gear, gears, cog, mechanics, machine, process, settings, mechanical, automation, engine, cogwheel
magnifier: magnifying glass, search, magnifier, detective, investigation, lost and found, find, looking for
puzzle: puzzle, jigsaw, puzzle pieces, solution, problem solving, teamwork, quiz, game
microchip: chip, microchip, processor, electronics, hardware, artificial intelligence, circuit
heart: heart, love, valentine, donation, charity, hearts, kindness, thank you, gratitude, mother's day, valentine's day
heartbeat: heartbeat, pulse, cardiology, heart rate, ecg, health
stethoscope: stethoscope, doctor, nurse, physician, medical, medicine, checkup, clinic
firstAid: first aid, first-aid kit, first aid kit, emergency kit, accident, injury, red cross, emergency
hospital: hospital, clinic building, ambulance, emergency room, health center
pills: pills, medication, pill, pharmacy, drugs, prescription, tablets
tooth: tooth, dentist, teeth, dental
bandage: bandage, band-aid, plaster, wound, get well, recovery
hands: two hands, hands, helping hands, care, social work, holding hands, support, help, caregiver, hand, nursing care
raisedHands: raised hands, vote, voting, election, volunteers, hands up, volunteer, democracy, show of hands
yoga: yoga, meditation, pilates, mindfulness, lotus, relaxation, wellness, tai chi, stress, stress relief, self-care, work-life balance
football: football, soccer, ball, soccer ball, world cup, goal
basketball: basketball, nba
tennis: tennis, racket, badminton, squash court, tennis racket, ping pong
shoe: running shoe, sneaker, running, marathon, shoe, shoes, race, jogging, runner, hiking boots, run, boots
dumbbell: dumbbell, dumbbells, gym, fitness, weights, workout, exercise, pair of dumbbells, training, strength
trophy: trophy, cup winner, winner, award, champion, championship, tournament, prize, competition, league
medal: medal, gold medal, bronze, silver medal, honor
swimmer: swimmer, swimming, swim, swimming lesson, triathlon, night swim, swimmer in a pool
pool: pool, swimming pool, lido, pool at night, life ring, lifebuoy, outdoor pool
target: target, goal target, target with three rings, objectives, bullseye, aim, focus, okr, goals, archery, dart, darts
ski: skiing, ski, skis, snowboard, skier, ski trip, winter sports, slope
chess: chess, chessboard, board game, chess tournament, game night, board games, strategy game
guitar: guitar, acoustic guitar, folk music, singer-songwriter, ukulele
electricGuitar: electric guitar, rock, rock music, rock band, band, bass guitar, rock concert
trumpet: trumpet, brass, jazz, brass band, trombone, trumpet and circles, orchestra, saxophone
piano: piano, grand piano, recital, keyboard, piano lesson
drum: drum, drums, percussion, drummer
violin: violin, string quartet, cello, viola, classical music, chamber music, fiddle
notes: music note, music notes, music, song, sheet music, choir, melody, concert, singing, carol
microphone: microphone, podcast, karaoke, speech, stand-up, radio show, interview, open mic, speaker, talk, poetry slam
vinyl: vinyl, record, dj, turntable, disco, lp, record player
headphones: headphones, headset, audio, audiobook, listening
radio: radio, broadcast, transistor
speaker: loudspeaker, speakers, sound system, bass, amplifier
dance: dance, dancing, dancers, ball dance, salsa, tango, ballet, dance class
theater: theater, theatre, drama, play, comedy, theater masks, opera, stage, musical
palette: palette, painting, art, artist, paint, watercolor, paint box, art exhibition
camera: camera, photo, photography, photographer, photos, picture
film: film, movie, cinema, movie night, clapperboard, video
paintRoller: paint roller, painter, wet paint, renovation, stripe of paint, decorating, house painter, wall paint
brush: paintbrush, brush, brushstroke, calligraphy
hammer: hammer, carpenter, construction work, carpentry, build, building site, handyman
wrench: wrench, spanner, repair, maintenance, mechanic, car repair, repairing, fix, repairs, repairing household things, service
saw: saw, woodwork, sawing, timber, wood, woodworking
handPlane: hand plane, wood shavings, joinery, joiner, cabinet maker
scissors: scissors, hairdresser, hair salon, haircut, barber, comb, salon, cut, ribbon cutting
shears: pruning shears, pruning, gardener, secateurs, hedge trimming
sewing: sewing, needle, thread, tailor, needle and thread, embroidery, spool, dressmaker, quilting
wool: wool, knitting, yarn, ball of yarn, crochet
pottery: pottery, ceramics, vase pottery, clay, ceramic, potter
toolbox: toolbox, tools, tool, kit, tool library, craftsman, repair shop, do it yourself, diy
screwdriver: screwdriver, screw, assembly, installation, assemble
cable: cable, coil of cable, switch, wiring, electrician, extension cord, wire, light switch
ladder: ladder, painter's ladder, attic, rung
wateringCan: watering can, watering, water plants
shovel: shovel, spade, dig, planting, groundbreaking, trowel
gloves: gloves, work gloves, mittens, gloves and a river, glove
person: person, man, woman, portrait, individual, employee, customer, colleague, boss, owner
people: membership, people, team, group, community, friends, staff, club, members, society, reunion, neighbors meeting, users
crowd: crowd, audience, festival, demonstration, public, spectators, gathering, general assembly
family: family, parents, family day, family hiking, relatives, grandparents, mother, father
couple: couple, wedding couple, engagement, bride, groom, anniversary, lovers, marriage
child: child, kid, kids, children, boy, girl, childhood, pupils
baby: baby, stroller, newborn, pram, birth, new baby, christening, baby shower
teddy: teddy bear, teddy, toy, toys, babysitting, babysitter, stuffed animal
rings: wedding rings, rings, wedding, two rings, wedding ring, jewelry, wedding invitation
birthday: birthday, birthday party, birthday cake, party, turning fifty
balloons: balloons, balloon, celebration balloons, congratulations
gift: gift, present, presents, gifts, surprise, giveaway, raffle
christmas: christmas, christmas tree, xmas, advent, holiday season, holidays
lantern: lantern, lanterns, paper lanterns, paper lanterns in a garden, lantern festival, garden party, lampion
fireworks: fireworks, new year, new year's eve, firework, sparkler, independence day
bunting: bunting, garland, street party, summer party, fete, school fair, pennants, carnival, festivities, celebration
easterEgg: easter egg, easter, easter bunny, egg hunt
snowman: snowman, winter fun, snow day
partyHat: party hat, confetti, kids party
toast: toast, champagne, cheers, clinking glasses, sparkling wine, glasses, jubilee, gala, reception
crown: crown, king, queen, royal, princess, king cake
mask: mask, masquerade, costume, disguise, costume party
speech: speech bubble, speech bubbles, chat, conversation, dialogue, feedback, message, comment, discussion forum, question, questions, language exchange, communication
megaphone: megaphone, announcement, marketing, campaign, advertising, protest, loudhailer, shout, press release, news
flag: flag, flags, nation, finish flag, country, independence, revolution, civil war, independence day
recycle: recycling, recycle, reuse, circular economy, waste, garbage, trash, cycle, sustainability, food waste, zero waste, returnable, circulation
coins: coin, coins, money, cash, price, cost, budget, savings account, finance, finances, fee, salary, payment
piggyBank: piggy bank, savings, saving, pension, fund
banknotes: banknote, banknotes, bills, dollar, euro, bank, loan, funding, investment
wallet: wallet, purse, expenses
card: credit card, bank card, card payment, debit card, membership card
scales: scales, justice, balance, law, lawyer, legal, court case, attorney, fairness
tag: price tag, tag, label, discount, sale, special offer, offer, bargain, black friday, clearance
cart: shopping cart, cart, supermarket, purchase, e-commerce, checkout
bag: shopping bag, bag, tote bag, grocery bag, shopping, tote, handbag
voucher: voucher, coupon, ticket, gift card, tickets, gift voucher, admission
robot: robot, robots, bot, ai, machine learning, robotics
server: server, servers, database, data center, hosting, backup
cloudData: cloud computing, upload, cloud storage, download, sync
wifi: wifi, wi-fi, internet, wireless, network password, signal, hotspot
lock: padlock, lock, password, login, encrypted, passwords, account security, secret, cyber security, cybersecurity, online safety, internet safety
phishing: phishing, envelope on a fishing hook, fish hook and an envelope, email security, scam, fraud, spam
network: network, connections, connected, social network, networking, nodes, platform, organization, link, contacts
solar: solar panel, solar, solar panels, photovoltaic, solar energy, energy transition
windTurbine: wind turbine, wind power, wind farm, renewable energy, windmill, energy, wind energy
battery: battery, charging, charge, accumulator, energy storage, charger
satellite: satellite, orbit, gps, space station, antenna
hourglass: hourglass, sand timer, waiting, patience, waiting time
umbrella: umbrella, rainy day, insurance cover, umbrellas
sunglasses: sunglasses, shades, eyewear, glasses optician, optician, eyeglasses
shell: shell, seashell, shells, mussel, scallop
hat: hat, sun hat, straw hat, cap, straw
circles: circles, overlapping circles, venn, intersection, overlap, two circles
shapes: shapes, square, circle, circle and a square, overlapping circles and a square, triangle, design, bauhaus, graphic design, geometric
contours: contour lines, fine contour lines, contours, topography, elevation, layers, terrain
loops: loop, loops, infinity, retrospective, iteration, sprint, chain, cycles
staircase: stairs, staircase, steps, career ladder, levels, stairway
bell: bell, doorbell, door with a bell, ring the bell, notification, school bell
hook: hook, fishing hook, fish hook
@food: food, kitchen, cook, meal, menu, lunch, recipe, chef, catering, eat, eating, taste, tasting, picnic, snack, diet, nutrition, cuisine, bistro, ingredient, potluck, menu of the week
@nature: nature, natural, environment, ecology, green, climate, outdoor, biodiversity, botany, landscape, conservation, planting day
@animals: animal, animals, wild animals, species
@travel: tourism, tourist, adventure, expedition, voyage, abroad, destination, sightseeing, visitors, explore
@home: household, living, interior, domestic, homeowner, tenant, neighbor, resident, residents, cozy
@work: work, company, firm, project, management, manager, enterprise, service offering, productivity, organization chart, employer, coordinator, board
@school: education, learning, study, exam, students, academy, workshop series, test, seminar, training course
@science: scientific, discovery, technology science, study results, hypothesis, engineering science
@technology: tech, digital, technology, system, device, data platform, cyber, computing, it, electronic, sensor, sensors
@health: pain, relief, healthy, wellbeing, therapy, patient, treatment, illness, hygiene, mental health
@sport: sport, sports, athlete, athletics, match, game day, physical education
@music: musician, musical evening, tunes, rhythm, sound, gig
@art: creative, culture, cultural, craft art, collage, illustration
@craft: craft, crafts, handmade, maker, workshop tools, making, bricolage, restoration
@people: togetherness, social, meet, meetup, welcome, hello, human, integration, charity work, meet-up, solidarity
@celebration: celebrate, festive, festivity, anniversary party, jubilee party, occasion, guests, inauguration
@money: economy, economic, financial, trade, market share, income, wage, tax return, donation account, fundraising, earnings
@city: urban planning, district, mobility, transport, commute, architecture, quarter district
@weather: meteorology, climate data
`;
